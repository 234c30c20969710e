/** Saves a text as a file on the reader's device. `type` is the media type without a charset. The file is UTF-8. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // Some browsers read the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
