import type { Router } from '@koa/router';
import type { Answer } from '../answer/answer.ts';
import type { HttpState } from '../context.ts';
import type { CountRead } from '../request/access.ts';
import { UPLOAD_HEADERS } from '../security-headers.ts';

interface StoredPictures {
  /** Throws `not-found`. */
  picture(name: string): Promise<Uint8Array>;
}

/** Profile pictures. Names are random and change with each picture, so they cannot be guessed. */
export function mountProfilePictures(
  router: Router<HttpState>,
  { pictures, countRead }: { pictures: StoredPictures; countRead: CountRead },
): void {
  router.get('/pictures/:name.webp', async (context) => {
    await countRead(context);
    const { name = '' } = context.params as { name?: string };
    context.state.answer = pictureAnswer(name, await pictures.picture(name));
  });
}

/** Only browsers may store it, and they must check each time that it still exists. */
function pictureAnswer(name: string, webp: Uint8Array): Answer {
  const etag = `"${name}"`;
  const described = ['Content-Type', 'image/webp', 'Content-Disposition', 'inline; filename="picture.webp"'];
  return {
    status: 200,
    headers: [...described, 'Cache-Control', 'private, no-cache', 'ETag', etag, ...UPLOAD_HEADERS],
    body: Buffer.from(webp.buffer, webp.byteOffset, webp.byteLength),
    etag,
    isCompressed: true,
  };
}
