import { createSealer } from './encryption.ts';
import { createHashTurns } from './hash-limit.ts';

const sealer = createSealer({ inTurn: createHashTurns(2) });
const PASSWORD = 'correct horse battery';
const seal = async (text: string, password = PASSWORD) => (await sealer.sealWith(password))(text);

it('opens with the password, and with no other', async () => {
  const sealed = await seal('{"name":"Ada Lovelace 🎓"}');
  expect(await sealer.open(sealed, PASSWORD)).toBe('{"name":"Ada Lovelace 🎓"}');
  expect(await sealer.open(sealed, `${PASSWORD} `)).toBeUndefined();
  expect(sealed).not.toMatch(/Ada|Lovelace/);
});

it('makes another text each time', async () => {
  const sealing = await sealer.sealWith(PASSWORD);
  const texts = [await seal('the same'), await seal('the same'), sealing('the same'), sealing('the same')];
  expect(new Set(texts).size).toBe(4);
});

it('opens nothing that was changed, cut or made by others', async () => {
  const sealed = await seal('an account');
  const [format = '', text = ''] = sealed.split(':');
  const bytes = Buffer.from(text, 'base64');
  const flipped = (at: number) => {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    return `${format}:${changed.toString('base64')}`;
  };
  const broken = [flipped(0), flipped(20), flipped(30), flipped(bytes.length - 1), sealed.slice(0, -8), 'other:AAAA', `${format}:AAAA`, ''];
  for (const one of broken) expect(await sealer.open(one, PASSWORD)).toBeUndefined();
});

it('works as long for nothing as for something', async () => {
  const sealed = await seal('an account');
  const time = async (text: string | undefined) => {
    const startedAt = performance.now();
    for (let i = 0; i < 5; i += 1) await sealer.open(text, 'a wrong password');
    return performance.now() - startedAt;
  };
  const [something, nothing] = [await time(sealed), await time(undefined)];
  expect(nothing / something).toBeGreaterThan(0.3);
});

it('holds several times what an account can have, and no more', async () => {
  const sealing = await sealer.sealWith(PASSWORD);
  const much = 'x'.repeat(8_000_000);
  expect(await sealer.open(sealing(much), PASSWORD)).toHaveLength(much.length);
  expect(() => sealing('x'.repeat(17 * 1024 * 1024))).toThrow(RangeError);
});
