/** What the server takes, too; a test holds the two together. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

/** Why a file will not do as a picture, and what to do instead; undefined when it will. */
export function pictureFault({ type, size }: { type: string; size: number }): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return 'This is not a PNG, JPEG or WebP file. Save it as one of these and try again.';
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > MAX_PICTURE_BYTES)
    return `This file has ${megabytes(size)} MB; up to 2 MB are possible. Make the picture smaller and try again.`;
  return undefined;
}

/** Rounded up, so that nothing just over the limit reads as just within it. */
const megabytes = (bytes: number): string => (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1);
