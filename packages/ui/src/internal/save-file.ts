/** Has the browser save a text as a file. @param type Its media type. */
export const saveFile = (name: string, text: string, type: string): void =>
  saveBlob(name, new Blob([text], { type }));

/** Has the browser save bytes as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  press(url, name);
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Has the browser save what an address answers, under the name that the answer says. */
export const followDownload = (href: string): void => press(href, '');

function press(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}
