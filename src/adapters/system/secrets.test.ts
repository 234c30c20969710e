import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createKeyRing, type KeyPurpose } from './secrets.ts';

const SECRET = 'a secret of more than thirty-two bytes';
const OLD = 'the previous secret, more than thirty-two bytes';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'alma-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ring = (authSecret?: string, previousAuthSecret?: string) => createKeyRing({ authSecret, previousAuthSecret, folder });
const hex = (keys: readonly Buffer[]) => keys.map((key) => key.toString('hex'));

describe('keys', () => {
  it('derive from the configured secret, the same in every process', () => {
    expect(hex(ring(SECRET).keysFor('access tokens'))).toEqual(hex(ring(SECRET).keysFor('access tokens')));
    expect(ring(SECRET).keysFor('access tokens')[0]).toHaveLength(32);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('differ for each purpose, and from the secret', () => {
    const purposes: KeyPurpose[] = ['access tokens', 'mailed codes', 'address digests'];
    const keys = purposes.flatMap((purpose) => hex(ring(SECRET).keysFor(purpose)));
    expect(new Set([...keys, Buffer.from(SECRET).toString('hex')]).size).toBe(4);
  });

  it('include those of the previous secret, second', () => {
    const [current, previous] = ring(SECRET, OLD).keysFor('access tokens');
    expect(hex([current])).toEqual(hex(ring(SECRET).keysFor('access tokens')));
    expect(previous && hex([previous])).toEqual(hex(ring(OLD).keysFor('access tokens')));
  });
});

describe('a generated secret', () => {
  const file = () => path.join(folder, 'secrets', 'auth-secret');

  it('is created once and readable only by its owner', () => {
    const first = hex(ring().keysFor('access tokens'));
    expect(hex(ring().keysFor('access tokens'))).toEqual(first);
    expect(Buffer.from(readFileSync(file(), 'utf8'), 'base64url')).toHaveLength(32);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file())).mode & 0o777).toBe(0o700);
    expect(readdirSync(path.dirname(file()))).toEqual(['auth-secret']);
  });

  it('is not created before a key is needed', () => {
    ring();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is the same for processes that start at the same time', async () => {
    const source = `
      const { createKeyRing } = await import(${JSON.stringify(path.join(import.meta.dirname, 'secrets.ts'))});
      const keys = createKeyRing({ folder: ${JSON.stringify(folder)} });
      process.stdout.write(keys.keysFor('access tokens')[0].toString('hex'));`;
    const start = () => promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', source]);
    const made = await Promise.all(Array.from({ length: 4 }, start));
    expect(new Set(made.map(({ stdout }) => stdout)).size).toBe(1);
    expect(made[0]?.stdout).toMatch(/^[\da-f]{64}$/);
  });

  it('stops the start when it is damaged', () => {
    ring().keysFor('access tokens');
    writeFileSync(file(), '');
    expect(() => ring().keysFor('access tokens')).toThrow('is damaged');
  });
});
