// <TriviumBoard> for React 17 and later: the element `trivium-board` with typed properties and events (docs/embed.md).
// Without `src` the page must load embed.js itself.
import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef } from "react";

/** Attributes that every version of React passes on unchanged. */
const TEXTS = ["game", "variant", "options", "tokens", "mode", "programs", "puzzle", "marks", "look", "theme", "lang"];
/**
 * Attributes that this component sets itself. `position` is also a method of the element, and versions of React treat
 * the others differently.
 */
const BY_HAND = ["position", "coordinates", "ply", "orientation"];
const EVENTS = { onBeforeMove: "before-move", onMove: "move", onPositionChange: "position-change", onGameOver: "game-over", onPuzzleOver: "puzzle-over", onError: "error" };

// React warns about layout effects on a server.
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
    // embed.js loads other files from its own folder, so bundlers must not include it.
    if (src) import(/* @vite-ignore */ /* webpackIgnore: true */ src).catch(() => {});
  }, [src]);
  const rest = Object.entries(given).filter(([name]) => !BY_HAND.includes(name) && !(name in EVENTS));
  const attributes = rest.map(([name, value]) => [
    name === "className" ? "class" : name,
    TEXTS.includes(name) && Array.isArray(value) ? value.join(" ") : value,
  ]);
  return createElement("trivium-board", { ...Object.fromEntries(attributes), ref: board }, children);
});
