// The browser's types, where the language's own declarations say less than the project's scripts may take for granted.

/** A selector finds an element of HTML, unless it is a name that says more. */
interface ParentNode {
  querySelector<K extends keyof HTMLElementTagNameMap>(selectors: K): HTMLElementTagNameMap[K] | null;
  querySelectorAll<K extends keyof HTMLElementTagNameMap>(selectors: K): NodeListOf<HTMLElementTagNameMap[K]>;
  querySelector<E extends Element = HTMLElement>(selectors: string): E | null;
  querySelectorAll<E extends Element = HTMLElement>(selectors: string): NodeListOf<E>;
}

/** Entries of the kind `layout-shift`. */
interface PerformanceEntry {
  readonly value?: number;
  readonly sources?: { node: any; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** What few browsers have. */
interface Window {
  launchQueue?: { setConsumer(take: (params: { files: FileSystemFileHandle[] }) => unknown): void };
}

// Between index.html, its early requests and the program.
declare var triviumLooks: boolean | undefined;
declare var triviumWords: Promise<Response | void>;
declare var triviumParts: Record<string, Promise<WebAssembly.Module | undefined>>;

// scripts/release.mjs puts these constants into scripts.
declare const FOLDER: string;
declare const UNLOADED: Record<string, string[]>;
declare const NEEDS: Record<string, string[]>;
