import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '../../../api/domain/accounts.ts';

/** Why a file cannot be used as a picture, or undefined. */
export function pictureFault({ type, size }: { type: string; size: number }): string | undefined {
  if (!PICTURE_TYPES.some((known) => known === type)) return 'This file is not a PNG, JPEG or WebP image. Choose another file.';
  if (size === 0) return 'This file is empty. Choose another file.';
  if (size > MAX_PICTURE_BYTES)
    return `This file is ${megabytes(size)} MB. The limit is ${MAX_PICTURE_BYTES / 1024 / 1024} MB. Choose a smaller picture.`;
  return undefined;
}

/** Rounded up, so that a file just over the limit does not show as 2.0 MB. */
const megabytes = (bytes: number): string => (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1);
