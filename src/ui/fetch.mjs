// Where the files of the page's release lie: beside this module, wherever the document is.

/** The address of one of them. */
export const address = (file) => new URL(file, import.meta.url).href;

/** The worker that a loader starts. Browsers start none from another origin, but one that fetches its program from there itself. */
export const worker = (loader) => {
  const url = address(loader);
  if (new URL(url).origin === self.origin) return new Worker(url);
  const text = `self.triviumFiles=${JSON.stringify(address("."))};importScripts(${JSON.stringify(url)})`;
  const blob = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const made = new Worker(blob);
  // It has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(blob), 60_000);
  return made;
};
