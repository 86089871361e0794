// Types of embed.js (docs/embed.md).

/** The state of a match. */
export interface Stand {
  /** The position as text. */
  position: string;
  /** The number of tokens played. */
  ply: number;
  /** The seat to act; 0 for chance, null when the game is over. */
  turn: number | null;
}

export interface Decision {
  token: string;
  seat: number;
  by: "person" | "program";
}

export interface BoardEvents {
  /** `preventDefault()` refuses the move. */
  "before-move": CustomEvent<Decision & { ply: number }>;
  move: CustomEvent<Decision & Stand>;
  "position-change": CustomEvent<Stand>;
  "game-over": CustomEvent<{ outcome: string; position: string; ply: number }>;
  /** Dispatched after the first try. `puzzle` is the puzzle's name. */
  "puzzle-over": CustomEvent<{ puzzle: string; solved: boolean; hinted: boolean }>;
  error: CustomEvent<{ code: string; message: string }>;
}

export type GameName = "triapon" | "trias" | "tritt" | "traffic-lights" | "trigon";

export interface Match {
  game?: GameName;
  variant?: string;
  options?: string;
  /** The position at which the record begins, as text; `null` for the start position of the rules. */
  position?: string | null;
  tokens?: string | string[];
  ply?: number | null;
  mode?: "diagram" | "viewer" | "play" | "puzzle";
  programs?: string;
  /** A puzzle's name as in its link, or `today`. */
  puzzle?: string;
  marks?: string;
  look?: "wood" | "paper" | "contrast";
  theme?: "light" | "dark" | "auto";
  orientation?: number | null;
  coordinates?: boolean;
  lang?: string;
  /** Tokens, or the text of a match file. */
  record?: string | string[];
}

export class TriviumBoard extends HTMLElement {
  game: GameName | "";
  variant: string;
  options: string;
  get tokens(): string;
  set tokens(tokens: string | string[]);
  ply: number | null;
  mode: "diagram" | "viewer" | "play" | "puzzle" | "";
  programs: string;
  puzzle: string;
  marks: string;
  look: "wood" | "paper" | "contrast" | "";
  theme: "light" | "dark" | "auto" | "";
  orientation: number | null;
  coordinates: boolean;

  load(match?: string | string[] | Match): Promise<void>;
  play(token: string): Promise<void>;
  undo(): Promise<boolean>;
  goto(ply: number): Promise<void>;
  position(): Promise<string>;
  legal(): Promise<string[]>;
  turn(): Promise<number | null>;
  outcome(): Promise<string | null>;
  record(): Promise<string>;
  toSVG(): Promise<string>;

  addEventListener<K extends keyof BoardEvents>(
    type: K,
    listener: (this: TriviumBoard, event: BoardEvents[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "trivium-board": TriviumBoard;
  }
}
