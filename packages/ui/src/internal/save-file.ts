/** Downloads a text as a file. @param type Its media type. */
export const saveFile = (name: string, text: string, type: string): void =>
  saveBlob(name, new Blob([text], { type }));

/** Downloads bytes as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  press(url, name);
  // The browser reads the URL after this task.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Downloads a URL, under the file name that the response sets. */
export const followDownload = (href: string): void => press(href, '');

function press(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}
