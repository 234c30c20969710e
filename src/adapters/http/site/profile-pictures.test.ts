import sharp from 'sharp';
import { useSignedInUser } from '../testing/database-app.fixture.ts';
import { authorized } from '../testing/http.fixture.ts';

const draw = (width: number, height: number, background = 'teal') => sharp({ create: { width, height, channels: 3, background } });

const ada = useSignedInUser();

const upload = (file: Uint8Array, type = 'image/png', token = ada.token) =>
  ada.app.get('/api/user/picture', { method: 'POST', headers: { ...authorized(token), 'Content-Type': type }, body: Buffer.from(file) });
const setPicture = async (file: Uint8Array) => ((await (await upload(file)).json()) as { profilePicture: string }).profilePicture;

describe('a profile picture', () => {
  it('is re-encoded, and served under a random name without a session', async () => {
    const answer = await upload(await draw(900, 600).png().toBuffer());
    const user = (await answer.json()) as { profilePicture: string };
    expect(answer.status).toBe(200);
    expect(user).toEqual({ ...ada.user, profilePicture: expect.stringMatching(/^\/pictures\/[\da-f-]{36}\.webp$/) as string });
    expect(await (await ada.app.me(ada.token)).json()).toEqual(user);

    const picture = await ada.app.get(user.profilePicture);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="picture.webp"',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
    });
    const { width, height, format } = await sharp(await picture.bytes()).metadata();
    expect({ width, height, format }).toEqual({ width: 512, height: 512, format: 'webp' });
  });

  it('is revalidated by its ETag', async () => {
    const path = await setPicture(await draw(9, 9).png().toBuffer());
    const etag = (await ada.app.get(path)).headers.get('etag') ?? '';
    const again = await ada.app.get(path, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text(), again.headers.get('content-security-policy')]).toEqual([
      304,
      '',
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    ]);
    const head = await ada.app.get(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('loses its location metadata', async () => {
    const located = await draw(64, 64)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer();
    expect((await sharp(located).metadata()).exif).toBeDefined();
    const path = await setPicture(located);
    expect((await sharp(await (await ada.app.get(path)).bytes()).metadata()).exif).toBeUndefined();
    const [{ bytes }] = (await ada.app.db('user_pictures').where({ user_id: ada.user.id }).select('bytes')) as [{ bytes: Buffer }];
    expect(bytes.includes('GPS')).toBe(false);
  });

  it('replaces the previous one, whose address then returns 404', async () => {
    const first = await setPicture(await draw(9, 9).png().toBuffer());
    const second = await setPicture(await draw(9, 9, 'tomato').png().toBuffer());
    expect(second).not.toBe(first);
    expect([(await ada.app.get(first)).status, (await ada.app.get(second)).status]).toEqual([404, 200]);
    expect(await ada.app.db('user_pictures').where({ user_id: ada.user.id })).toHaveLength(1);
  });

  it('is a single one, also when uploads come at once', async () => {
    const file = await draw(9, 9).png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(file)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { profilePicture } = (await (await ada.app.me(ada.token)).json()) as { profilePicture: string };
    expect((await ada.app.get(profilePicture)).status).toBe(200);
    expect(await ada.app.db('user_pictures').where({ user_id: ada.user.id })).toHaveLength(1);
  });

  it('can be removed, also twice', async () => {
    const path = await setPicture(await draw(9, 9).png().toBuffer());
    for (let i = 0; i < 2; i += 1) {
      const removed = await ada.call('DELETE', '/api/user/picture');
      expect([removed.status, await removed.json()]).toEqual([200, ada.user]);
    }
    expect((await ada.app.get(path)).status).toBe(404);
  });
});

describe('a file that is refused', () => {
  it('leaves the current picture, with a message', async () => {
    const path = await setPicture(await draw(9, 9).png().toBuffer());
    const answer = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: 'This file is not a PNG, JPEG or WebP picture.', code: 'picture.unreadable' },
    ]);
    expect((await ada.app.get(path)).status).toBe(200);
  });

  it.each(['image/svg+xml', 'image/gif', 'application/json', 'multipart/form-data; boundary=x', 'text/html'])(
    'has the type %s',
    async (type) => {
      const answer = await upload(await draw(9, 9).png().toBuffer(), type);
      expect([answer.status, await answer.json()]).toMatchObject([415, { code: 'request.wrong-type' }]);
    },
  );

  it('is more than 2 MB', async () => {
    const answer = await upload(Buffer.alloc(2 * 1024 * 1024 + 1, 1));
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'request.too-large' }]);
    expect((await ada.app.me(ada.token)).status).toBe(200);
  });

  it('is checked by its content, not by its declared type', async () => {
    expect((await upload(await draw(9, 9).jpeg().toBuffer(), 'image/webp')).status).toBe(200);
    expect((await upload(await draw(9, 9).gif().toBuffer(), 'image/png')).status).toBe(400);
  });

  it('has no session', async () => {
    const answer = await ada.app.get('/api/user/picture', { method: 'POST', headers: { 'Content-Type': 'image/png' }, body: 'x' });
    expect(answer.status).toBe(401);
  });
});

it.each([
  '/pictures/00000000-0000-4000-8000-000000000000.webp',
  '/pictures/..%2f..%2fetc%2fpasswd.webp',
  "/pictures/' or 1=1--.webp",
  '/pictures/x.webp',
  '/pictures/.webp',
  '/pictures/00000000-0000-4000-8000-000000000000.svg',
])('%s returns 404', async (path) => {
  const answer = await ada.app.get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  expect(((await answer.json()) as { message: string }).message).not.toBe('');
});
