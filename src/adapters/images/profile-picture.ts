import type { Sharp } from 'sharp';
import { DomainError } from '../../domain/shared/domain-error.ts';
import { createConcurrencyLimit } from '../../domain/shared/concurrency-limit.ts';

const SIDE = 512;
const MAX_PIXELS = 25_000_000;
const QUALITY = 82;
const MAX_SECONDS = 10;
/** Decoding can take 100 MB per picture, so only two run at once and at most 20 wait. */
const MAX_ACTIVE = 2;
const MAX_WAITING = 20;

/** The signatures of PNG, JPEG and WebP. The content type of the request is ignored. */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];
const DECODERS = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`);

/**
 * Re-encodes profile pictures: a PNG, JPEG or WebP (its first frame) becomes an upright WebP square of 512 pixels. Metadata, such as the
 * location, and hidden data are removed. Throws `invalid` for other files.
 */
export function createPictureEditor() {
  let loading: ReturnType<typeof loadSharp> | undefined;
  const inTurn = createConcurrencyLimit({ atOnce: MAX_ACTIVE, waiting: MAX_WAITING, tooMany });

  return {
    async square(file: Uint8Array): Promise<Uint8Array> {
      const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
      if (!SIGNATURES.some((matches) => matches(bytes))) throw unreadable('This file is not a PNG, JPEG or WebP picture.');
      return inTurn(async () => {
        const draw = await (loading ??= loadSharp());
        await checkSize(draw(bytes, { limitInputPixels: false }));
        return redraw(draw(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }));
      });
    },
  };
}

/** Loads sharp (20 MB) with the first picture. */
async function loadSharp() {
  const { default: draw } = await import('sharp');
  // These settings apply to the whole process. Only this file uses sharp.
  draw.cache(false);
  draw.concurrency(1);
  draw.block({ operation: ['VipsForeignLoad'] });
  draw.unblock({ operation: DECODERS });
  return draw;
}

/** Reads only the header of the file, so that any size is safe. */
async function checkSize(picture: Sharp): Promise<void> {
  const { width, height } = await picture.metadata().catch(refuse);
  if (width * height > MAX_PIXELS) throw unreadable('This picture has more than 25 megapixels. Choose a smaller one.');
}

function redraw(picture: Sharp): Promise<Buffer> {
  return picture
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(refuse);
}

function refuse(): never {
  throw unreadable('This picture cannot be read. Try another picture, or save it again as PNG or JPEG.');
}

const tooMany = () => new DomainError('unavailable', 'pictures.busy', 'Too many pictures are being processed. Try again in a moment.');
const unreadable = (message: string) => new DomainError('invalid', 'picture.unreadable', message);
