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

const asFile = (blob, name) => new File([blob], name, { type: blob.type });

/** Whether the share sheet takes a file. */
export const sendsFile = (blob, name) => navigator.canShare?.({ files: [asFile(blob, name)] }) ?? false;

/** Opens the share sheet with a file. */
export const sendFile = (blob, name) => void navigator.share({ files: [asFile(blob, name)] }).catch(() => {});

/** Opens the share sheet. */
export const send = (title, url) => void navigator.share({ title, url }).catch(() => {});
