import { PassThrough } from 'node:stream';
import { readPassword, type PasswordInput } from './password.ts';

/** Piped input as bytes. */
async function piping(bytes: Buffer | string) {
  const input = new PassThrough();
  input.end(bytes);
  return readPassword(input, () => undefined);
}

/** Typed input at a terminal. */
async function typing(...keys: string[]) {
  const input: PasswordInput & PassThrough = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  let shown = '';
  const say = (text: string) => {
    shown += text;
    if (text.endsWith(': ')) setImmediate(() => input.write(keys.shift() ?? '\u0003'));
  };
  return { given: await readPassword(input, say), shown };
}

describe('a piped password', () => {
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
    ['', 'Standard input has no password.'],
    ['\n', 'Standard input has no password.'],
    ['one\ntwo\n', 'Standard input must be one line with the password.'],
    ['x'.repeat(5_000), 'Standard input must be one line with the password.'],
    [Buffer.from([0x70, 0xe4, 0x73]), 'Standard input is not UTF-8 text.'],
  ])('%j is refused', async (bytes, fault) => {
    expect(await piping(bytes)).toEqual({ fault });
  });
});

describe('a typed password', () => {
  it('is requested twice and never shown', async () => {
    const { given, shown } = await typing('correct horsx\u007fe\n', 'correct horse\n');
    expect(given).toEqual({ password: 'correct horse' });
    expect(shown).toBe('Password: \nRepeat the password: \n');
  });

  it('must be the same twice', async () => {
    expect((await typing('correct horse\n', 'correct house\n')).given).toEqual({ fault: 'The passwords differ.' });
  });

  it('can be cancelled', async () => {
    expect((await typing('half a pass\u0003')).given).toEqual({ fault: 'No password given.' });
  });
});
