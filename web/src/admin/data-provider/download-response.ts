/** Saves an answer as a file on the user's device. The file name comes from Content-Disposition. */
export async function download(response: Response, fallbackName: string): Promise<void> {
  const url = URL.createObjectURL(await response.blob());
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = fileNameOf(response) ?? fallbackName;
  anchor.click();
  // Some browsers read the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const fileNameOf = ({ headers }: Response): string | undefined =>
  /filename="?([^";]+)"?/.exec(headers.get('Content-Disposition') ?? '')?.[1];
