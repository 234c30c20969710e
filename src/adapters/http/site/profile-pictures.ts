import type { Router } from '@koa/router';
import type { Answer } from '../answer/answer.ts';
import type { HttpState } from '../context.ts';
import { API_HEADERS } from '../security-headers.ts';

interface StoredPictures {
  /** Throws `not-found` for a name that no picture has. */
  picture(name: string): Promise<Uint8Array>;
}

/** Even opened by itself, as a page, a picture runs nothing and reaches nothing of the site. */
const HEADERS: readonly string[] = API_HEADERS.map((text, index) =>
  API_HEADERS[index - 1] === 'Content-Security-Policy' ? "default-src 'none'; sandbox" : text,
);

/** Pictures of people. Names are random and change with the picture, so whoever knows one was shown it. */
export function mountProfilePictures(router: Router<HttpState>, pictures: StoredPictures): void {
  router.get('/pictures/:name.webp', async ({ params, state }) => {
    const { name = '' } = params as { name?: string };
    state.answer = pictureAnswer(name, await pictures.picture(name));
  });
}

/** May be kept by the browser alone, which asks each time whether it is still there. */
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
