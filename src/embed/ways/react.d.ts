// Types of react.js (docs/embed.md).
import type { CSSProperties, ForwardRefExoticComponent, ReactNode, RefAttributes } from "react";
import type { BoardEvents, Match, TriviumBoard as Board } from "./embed.js";

export interface TriviumBoardProps extends Omit<Match, "record"> {
  /** The address of embed.js; without it, the page must load embed.js itself. */
  src?: string;
  /** A picture, or a record as text. */
  children?: ReactNode;
  id?: string;
  className?: string;
  style?: CSSProperties;
  /** `preventDefault()` refuses the move. */
  onBeforeMove?: (event: BoardEvents["before-move"]) => void;
  onMove?: (event: BoardEvents["move"]) => void;
  onPositionChange?: (event: BoardEvents["position-change"]) => void;
  onGameOver?: (event: BoardEvents["game-over"]) => void;
  onPuzzleOver?: (event: BoardEvents["puzzle-over"]) => void;
  onError?: (event: BoardEvents["error"]) => void;
}

/** The element `trivium-board`; `ref` refers to the element. */
export const TriviumBoard: ForwardRefExoticComponent<TriviumBoardProps & RefAttributes<Board>>;
