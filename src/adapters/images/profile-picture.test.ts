import sharp from 'sharp';
import { createPictureEditor } from './profile-picture.ts';

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 20, g: 40, b: 200 };
const BERLIN = { IFD0: { Make: 'Cameramaker', Copyright: 'Ada Lovelace' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } };
const PAYLOAD = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

const plain = (width: number, height: number, background = RED) => sharp({ create: { width, height, channels: 3, background } });
const half = { input: { create: { width: 100, height: 200, channels: 3 as const, background: BLUE } }, left: 0, top: 0 };
/** Blue on the left, red on the right. */
const twoColored = () => plain(200, 200).composite([half]);
const png = () => plain(30, 20).png().toBuffer();

async function colorAt(webp: Uint8Array, left: number, top: number): Promise<'red' | 'blue'> {
  const [r = 0, , b = 0] = await sharp(webp).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return r > b ? 'red' : 'blue';
}

const editor = createPictureEditor();
const square = (file: Uint8Array) => editor.square(file);

describe('a profile picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('can be %s and becomes a 512 × 512 WebP', async (format) => {
    const { width, height, format: made } = await sharp(await square(await plain(300, 900).toFormat(format).toBuffer())).metadata();
    expect({ width, height, made }).toEqual({ width: 512, height: 512, made: 'webp' });
  });

  it('is cropped at its longer sides, not squeezed', async () => {
    const wide = await plain(600, 200)
      .composite([{ ...half, input: { create: { ...half.input.create, width: 200 } } }])
      .png()
      .toBuffer();
    const made = await square(wide);
    expect(await colorAt(made, 2, 256)).toBe('red');
  });

  it('loses its location, camera and author', async () => {
    const file = await plain(64, 64).jpeg().withExif(BERLIN).withIccProfile('p3').toBuffer();
    const before = await sharp(file).metadata();
    expect([before.exif?.includes('Lovelace'), before.icc === undefined]).toEqual([true, false]);
    const made = Buffer.from(await square(file));
    const { exif, xmp, iptc, icc } = await sharp(made).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined, icc: undefined });
    for (const trace of ['Lovelace', 'Cameramaker', 'EXIF', 'GPS']) expect(made.includes(trace)).toBe(false);
  });

  it('is rotated upright before its metadata is removed', async () => {
    const lying = await twoColored().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const made = await square(lying);
    expect([await colorAt(made, 256, 20), await colorAt(made, 256, 490)]).toEqual(['blue', 'red']);
  });

  it('keeps only the first frame of an animation', async () => {
    const frames = await sharp([await plain(40, 40, BLUE).png().toBuffer(), await png()], { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const made = await square(frames);
    expect((await sharp(made).metadata()).pages ?? 1).toBe(1);
    expect(await colorAt(made, 256, 256)).toBe('blue');
  });

  it('loses data after the end of the picture', async () => {
    const made = Buffer.from(await square(Buffer.concat([await png(), Buffer.from(PAYLOAD)])));
    expect(made.includes('onload')).toBe(false);
  });
});

describe('a file that is not a picture is rejected with a clear message', () => {
  const refusal = (message: string) => ({
    kind: 'invalid',
    code: 'picture.unreadable',
    message: expect.stringContaining(message) as string,
  });

  it.each([
    ['SVG', () => Buffer.from(PAYLOAD)],
    ['GIF', () => plain(8, 8).gif().toBuffer()],
    ['TIFF', () => plain(8, 8).tiff().toBuffer()],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', () => Buffer.alloc(0)],
  ])('%s', async (_name, file) => {
    await expect(square(await file())).rejects.toMatchObject(refusal('not a PNG, JPEG or WebP'));
  });

  it.each([
    ['an SVG behind the signature of a PNG', async () => Buffer.concat([(await png()).subarray(0, 8), Buffer.from(PAYLOAD)])],
    [
      'a GIF behind the signature of a JPEG',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), await plain(8, 8).gif().toBuffer()]),
    ],
    ['a JPEG without its last bytes', async () => (await twoColored().jpeg().toBuffer()).subarray(0, -30)],
    ['a PNG whose pixels are missing', async () => (await twoColored().png({ compressionLevel: 0 }).toBuffer()).subarray(0, 4_000)],
    ['a WebP cut short', async () => (await twoColored().webp({ lossless: true }).toBuffer()).subarray(0, 40)],
  ])('%s', async (_name, file) => {
    await expect(square(await file())).rejects.toMatchObject(refusal('cannot be read'));
  });

  it('a small file of more than 25 megapixels', async () => {
    const flood = await plain(5_001, 5_000).png().toBuffer();
    expect(flood.length).toBeLessThan(1_000_000);
    await expect(square(flood)).rejects.toMatchObject(refusal('25 megapixels'));
  });

  it('a header with an impossible number of pixels', async () => {
    const head = Buffer.from(await png());
    head.writeUInt32BE(60_000, 16);
    head.writeUInt32BE(60_000, 20);
    await expect(square(head)).rejects.toMatchObject({ kind: 'invalid', code: 'picture.unreadable' });
  });
});

it('rejects pictures beyond the queue limit and processes the others', async () => {
  const file = await plain(1_500, 1_500).png().toBuffer();
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => square(file)));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => (reason as { code: string }).code);
  expect(refused).toEqual(Array<string>(8).fill('pictures.busy'));
  await expect(square(file)).resolves.toHaveProperty('length');
});
