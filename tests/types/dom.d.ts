// Additions to TypeScript's types of the browser.

/** Selectors return HTML elements, so that scripts need no casts. */
interface ParentNode {
  querySelector<K extends keyof HTMLElementTagNameMap>(selectors: K): HTMLElementTagNameMap[K] | null;
  querySelectorAll<K extends keyof HTMLElementTagNameMap>(selectors: K): NodeListOf<HTMLElementTagNameMap[K]>;
  querySelector<E extends Element = HTMLElement>(selectors: string): E | null;
  querySelectorAll<E extends Element = HTMLElement>(selectors: string): NodeListOf<E>;
}

/** Of entries of the type `layout-shift`. */
interface PerformanceEntry {
  readonly value?: number;
  readonly sources?: { node: any; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Some browsers lack it. */
interface Window {
  launchQueue?: { setConsumer(take: (params: { files: FileSystemFileHandle[] }) => unknown): void };
}

// index.html, src/ui/early.js and the program share these variables.
declare var triviumLooks: boolean | undefined;
declare var triviumSheet: (name: string) => void;
declare var triviumWords: Promise<Response | void>;
declare var triviumParts: Record<string, Promise<WebAssembly.Module | undefined>>;

// scripts/release.mjs defines these constants in scripts.
declare const FOLDER: string;
declare const UNLOADED: Record<string, string[]>;
declare const NEEDS: Record<string, string[]>;
