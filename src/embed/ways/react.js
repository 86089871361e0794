// <TriviumBoard> for React 17 and later: the element `trivium-board` with typed properties and events (docs/embed.md). Without `src` the page
// itself has the line with embed.js.
import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef } from "react";

/** Attributes that every React writes as they are. */
const TEXTS = ["game", "variant", "options", "tokens", "mode", "programs", "puzzle", "marks", "look", "theme", "lang"];
/** Attributes that are set by hand: a method has the name of one, and versions of React differ over the others. */
const BY_HAND = ["position", "coordinates", "ply", "orientation"];
const EVENTS = { onBeforeMove: "before-move", onMove: "move", onPositionChange: "position-change", onGameOver: "game-over", onPuzzleOver: "puzzle-over", onError: "error" };

// On a server nothing is laid out.
const useLayout = typeof document === "undefined" ? useEffect : useLayoutEffect;

export const TriviumBoard = forwardRef(function TriviumBoard(props, ref) {
  const { src, children, ...given } = props;
  const board = useRef(null);
  const latest = useRef(given);
  useImperativeHandle(ref, () => board.current, []);
  useLayout(() => {
    latest.current = given;
    for (const name of BY_HAND) {
      const value = given[name];
      if (value === undefined || value === null || value === false) board.current.removeAttribute(name);
      else board.current.setAttribute(name, value === true ? "" : String(value));
    }
  });
  useLayout(() => {
    const element = board.current;
    const heard = Object.entries(EVENTS).map(([name, type]) => {
      const listener = (event) => latest.current[name]?.(event);
      element.addEventListener(type, listener);
      return () => element.removeEventListener(type, listener);
    });
    return () => heard.forEach((stop) => stop());
  }, []);
  useEffect(() => {
    // It finds the rest next to itself, so no bundler may take it in.
    if (src) import(/* @vite-ignore */ /* webpackIgnore: true */ src).catch(() => {});
  }, [src]);
  const rest = Object.entries(given).filter(([name]) => !BY_HAND.includes(name) && !(name in EVENTS));
  const attributes = rest.map(([name, value]) => [
    name === "className" ? "class" : name,
    TEXTS.includes(name) && Array.isArray(value) ? value.join(" ") : value,
  ]);
  return createElement("trivium-board", { ...Object.fromEntries(attributes), ref: board }, children);
});
