// Where public/embed.js gets what puts boards into pages from: scripts/finish lets the page's glue export it.

let give;

/** What mounts a board, once the part of the program is there that does; null when it cannot be had. */
export const boards = new Promise((resolve) => (give = resolve));

/** For src/embed. */
export const ready = (mount) => give(mount);
