import { createEncryption } from './encryption.ts';
import { createHashLimit } from './hash-limit.ts';

const encryption = createEncryption({ limit: createHashLimit(2) });
const PASSWORD = 'correct horse battery';
const ACCOUNT = 'digest of an address';
const encrypt = async (text: string, password = PASSWORD) => (await encryption.keyFor(password, ACCOUNT)).encrypt(text);

it('decrypts with the password, and with no other', async () => {
  const encrypted = await encrypt('{"name":"Ada Lovelace 🎓"}');
  expect(await encryption.decrypt(encrypted, PASSWORD)).toBe('{"name":"Ada Lovelace 🎓"}');
  expect(await encryption.decrypt(encrypted, `${PASSWORD} `)).toBeUndefined();
  expect(encrypted).not.toMatch(/Ada|Lovelace/);
});

it('returns a different text each time', async () => {
  const key = await encryption.keyFor(PASSWORD, ACCOUNT);
  const texts = [await encrypt('the same'), await encrypt('the same'), key.encrypt('the same'), key.encrypt('the same')];
  expect(new Set(texts).size).toBe(4);
});

it('identifies a key by the password and the account', async () => {
  const digestOf = async (password: string, account: string) => (await encryption.keyFor(password, account)).digest;
  const digest = await digestOf(PASSWORD, ACCOUNT);
  expect(digest).toMatch(/^[\w-]{43}$/);
  expect(await digestOf(PASSWORD, ACCOUNT)).toBe(digest);
  expect(await digestOf(`${PASSWORD} `, ACCOUNT)).not.toBe(digest);
  expect(await digestOf(PASSWORD, 'another account')).not.toBe(digest);
});

it('decrypts no text that was changed, cut or made elsewhere', async () => {
  const encrypted = await encrypt('an account');
  const [format = '', text = ''] = encrypted.split(':');
  const bytes = Buffer.from(text, 'base64');
  const flipped = (at: number) => {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    return `${format}:${changed.toString('base64')}`;
  };
  const broken = [
    flipped(0),
    flipped(20),
    flipped(30),
    flipped(bytes.length - 1),
    encrypted.slice(0, -8),
    'other:AAAA',
    `${format}:AAAA`,
    '',
  ];
  for (const one of broken) expect(await encryption.decrypt(one, PASSWORD)).toBeUndefined();
});

it('takes as long without a text as with one', async () => {
  const encrypted = await encrypt('an account');
  /** The shortest of five, because other load only adds time. */
  const time = async (text: string | undefined) => {
    const times: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const startedAt = performance.now();
      await encryption.decrypt(text, 'a wrong password');
      times.push(performance.now() - startedAt);
    }
    return Math.min(...times);
  };
  const [withText, withoutText] = [await time(encrypted), await time(undefined)];
  expect(withoutText / withText).toBeGreaterThan(0.3);
});

it('encrypts several times the data of an account, and no more', async () => {
  const key = await encryption.keyFor(PASSWORD, ACCOUNT);
  const much = 'x'.repeat(8_000_000);
  expect(await encryption.decrypt(key.encrypt(much), PASSWORD)).toHaveLength(much.length);
  expect(() => key.encrypt('x'.repeat(17 * 1024 * 1024))).toThrow(RangeError);
});
