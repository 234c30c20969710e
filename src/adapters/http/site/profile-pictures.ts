import type { Router } from '@koa/router';
import type { Answer } from '../answer/answer.ts';
import type { HttpState } from '../context.ts';
import { API_HEADERS } from '../security-headers.ts';

interface StoredPictures {
  /** Throws `not-found`. */
  picture(name: string): Promise<Uint8Array>;
}

/** Opened as a page, a picture can run no script and reach nothing of the site. */
const HEADERS: readonly string[] = API_HEADERS.map((text, index) =>
  API_HEADERS[index - 1] === 'Content-Security-Policy' ? "default-src 'none'; sandbox" : text,
);

/** Profile pictures. Names are random and change with each picture, so they cannot be guessed. */
export function mountProfilePictures(router: Router<HttpState>, pictures: StoredPictures): void {
  router.get('/pictures/:name.webp', async ({ params, state }) => {
    const { name = '' } = params as { name?: string };
    state.answer = pictureAnswer(name, await pictures.picture(name));
  });
}

/** Only browsers may store it, and they must check each time that it still exists. */
function pictureAnswer(name: string, webp: Uint8Array): Answer {
  const etag = `"${name}"`;
  const described = ['Content-Type', 'image/webp', 'Content-Disposition', 'inline; filename="picture.webp"'];
  return {
    status: 200,
    headers: [...described, 'Cache-Control', 'private, no-cache', 'ETag', etag, ...HEADERS],
    body: Buffer.from(webp.buffer, webp.byteOffset, webp.byteLength),
    etag,
    isCompressed: true,
  };
}
