import type { ImportJob } from '../../../api/domain/imports.ts';
import { callPanel } from '../../panel-api.ts';
import type { PartCalls } from './send-files.ts';

/** The calls of an upload of a job until `signal` stops it. */
export const partCalls = (id: number, signal: AbortSignal): PartCalls<ImportJob> => ({
  async send(place, offset, bytes) {
    const read = await bytesOf(bytes);
    signal.throwIfAborted();
    return callPanel('uploadPart', { params: { id, place, offset }, body: new Uint8Array(read) }, signal);
  },
  read: () => callPanel('importJob', { params: { id } }, signal),
  wait: (milliseconds) => waited(milliseconds, signal),
});

/** Reads the bytes before they are sent: a file that has changed on the disk would look like a broken connection. */
async function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  try {
    return await blob.arrayBuffer();
  } catch {
    throw new Error('A file cannot be read any more. Was it moved or changed? Choose the files again.');
  }
}

function waited(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
