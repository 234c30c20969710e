import { PassThrough } from 'node:stream';
import { readPassword, type PasswordInput } from './password.ts';

/** Something is piped in, as bytes. */
async function piping(bytes: Buffer | string) {
  const input = new PassThrough();
  input.end(bytes);
  return readPassword(input, () => undefined);
}

/** Somebody types at a terminal. */
async function typing(...keys: string[]) {
  const input: PasswordInput & PassThrough = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  let shown = '';
  const say = (text: string) => {
    shown += text;
    if (text.endsWith(': ')) setImmediate(() => input.write(keys.shift() ?? '\u0003'));
  };
  return { given: await readPassword(input, say), shown };
}

describe('a password that is piped in', () => {
  it.each([
    ['correct horse\n', 'correct horse'],
    ['correct horse\r\n', 'correct horse'],
    ['correct horse', 'correct horse'],
    ['  spaces stay \t\n', '  spaces stay \t'],
    ['pässwörd 密码\n', 'pässwörd 密码'],
  ])('%j is %j', async (bytes, password) => {
    expect(await piping(bytes)).toEqual({ password });
  });

  it.each([
    ['', 'No password came on standard input.'],
    ['\n', 'No password came on standard input.'],
    ['one\ntwo\n', 'A password of one line is expected on standard input.'],
    ['x'.repeat(5_000), 'A password of one line is expected on standard input.'],
    [Buffer.from([0x70, 0xe4, 0x73]), 'What came on standard input is not UTF-8 text.'],
  ])('%j is none', async (bytes, fault) => {
    expect(await piping(bytes)).toEqual({ fault });
  });
});

describe('a password that is typed', () => {
  it('is asked for twice and never shown', async () => {
    const { given, shown } = await typing('correct horsx\u007fe\n', 'correct horse\n');
    expect(given).toEqual({ password: 'correct horse' });
    expect(shown).toBe('Password: \nThe same again: \n');
  });

  it('has to be the same twice', async () => {
    expect((await typing('correct horse\n', 'correct house\n')).given).toEqual({ fault: 'The two are not the same.' });
  });

  it('can be broken off', async () => {
    expect((await typing('half a pass\u0003')).given).toEqual({ fault: 'No password was given.' });
  });
});
