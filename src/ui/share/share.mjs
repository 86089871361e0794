// Access to the clipboard and to the device's share sheet.

/** Copies a text. Returns whether this succeeded. */
export const copy = async (text) => {
  try {
    const silence = new Promise((done) => setTimeout(done, 1000, false));
    return await Promise.race([navigator.clipboard.writeText(text).then(() => true), silence]);
  } catch {
    return false;
  }
};

/** Whether the device has a share sheet. */
export const sends = () => "share" in navigator;

/** Opens the share sheet. */
export const send = (title, url) => void navigator.share({ title, url }).catch(() => {});
