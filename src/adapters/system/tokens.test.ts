import { createHash } from 'node:crypto';
import { createKeyRing } from './secrets.ts';
import { createMailedSecrets } from './tokens.ts';

const over = (authSecret: string) => createMailedSecrets(createKeyRing({ authSecret, previousAuthSecret: undefined, folder: '/nowhere' }));
const secrets = over('a secret of more than thirty-two bytes');

describe('secrets in emails', () => {
  it('are 32 random bytes for a link, stored as SHA-256', () => {
    const { token, digest } = secrets.newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(digest).toBe(createHash('sha256').update(token).digest('base64url'));
    expect(secrets.digestOfToken(token)).toBe(digest);
    expect(secrets.newToken().token).not.toBe(token);
  });

  it('are six digits for a code, including leading zeros', () => {
    const codes = Array.from({ length: 2_000 }, () => secrets.newCode());
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1_900);
  });

  it('are bound to an address, ignoring case, and to the key', () => {
    const digest = secrets.digestOfCode('Ada@example.edu', '123456');
    expect(secrets.digestOfCode('ada@EXAMPLE.edu', '123456')).toBe(digest);
    expect(secrets.digestOfCode('bob@example.edu', '123456')).not.toBe(digest);
    expect(secrets.digestOfCode('ada@example.edu', '123457')).not.toBe(digest);
    expect(over('another secret of more than thirty-two bytes').digestOfCode('ada@example.edu', '123456')).not.toBe(digest);
  });

  it('have an address digest that does not reveal the address', () => {
    const digest = secrets.digestOfAddress('Ada@example.edu');
    expect(secrets.digestOfAddress('ada@example.edu')).toBe(digest);
    expect(digest).toMatch(/^[\w-]{43}$/);
    expect(over('another secret of more than thirty-two bytes').digestOfAddress('ada@example.edu')).not.toBe(digest);
  });
});
