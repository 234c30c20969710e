import type { Sharp } from 'sharp';
import { DomainError } from '../../domain/shared/domain-error.ts';
import { createTurns } from '../../domain/shared/concurrency-limit.ts';

const SIDE = 512;
const MAX_PIXELS = 25_000_000;
const QUALITY = 82;
const LONGEST_SECONDS = 10;
/** Decoding may take 100 MB a picture; those who wait are turned away before there are too many. */
const AT_ONCE = 2;
const WAITING = 20;

/** How the files begin that are taken. What a request says of its file is not asked. */
const BEGINNINGS: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];
const DECODERS = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`);

/**
 * Draws pictures of people anew: the pixels of a PNG, JPEG or WebP (of a moving one the first), upright, cut to a square of 512, as WebP.
 * Nothing else of the file comes through, neither where it was taken nor what was hidden in it. Throws `invalid` for anything else.
 */
export function createPictureEditor() {
  let loading: ReturnType<typeof loadSharp> | undefined;
  const inTurn = createTurns({ atOnce: AT_ONCE, waiting: WAITING, tooMany });

  return {
    async square(file: Uint8Array): Promise<Uint8Array> {
      const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
      if (!BEGINNINGS.some((begins) => begins(bytes))) throw unreadable('This file is not a PNG, JPEG or WebP picture.');
      return inTurn(async () => {
        const draw = await (loading ??= loadSharp());
        await checkSize(draw(bytes, { limitInputPixels: false }));
        return redraw(draw(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }));
      });
    },
  };
}

/** Brings a library of twenty megabytes with it, so it is loaded with the first picture. */
async function loadSharp() {
  const { default: draw } = await import('sharp');
  // These settings hold for the process; nothing but this file uses sharp.
  draw.cache(false);
  draw.concurrency(1);
  draw.block({ operation: ['VipsForeignLoad'] });
  draw.unblock({ operation: DECODERS });
  return draw;
}

/** Reads the head of the file only, so any size may be asked for. */
async function checkSize(picture: Sharp): Promise<void> {
  const { width, height } = await picture.metadata().catch(refuse);
  if (width * height > MAX_PIXELS) throw unreadable('This picture has more than 25 megapixels. Choose a smaller one.');
}

function redraw(picture: Sharp): Promise<Buffer> {
  return picture
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(refuse);
}

/** Whatever the decoder trips over, to people it is a picture that cannot be read. */
function refuse(): never {
  throw unreadable('This picture cannot be read. Try another one, or save it anew as PNG or JPEG.');
}

const tooMany = () => new DomainError('unavailable', 'pictures.busy', 'Many pictures are being read. Try again in a moment.');
const unreadable = (message: string) => new DomainError('invalid', 'picture.unreadable', message);
