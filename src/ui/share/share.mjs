// What the browser does with a link, for src/ui/share.

/** Puts a text where one can paste it from; whether that was done. */
export const copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Whether the device has a sheet of its own for sending links. */
export const sends = () => "share" in navigator;

/** Opens that sheet. */
export const send = (title, url) => void navigator.share({ title, url }).catch(() => {});
