import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Formats that only real secrets have, with a sample of each in two halves, so that this file does not contain one. */
const SECRETS: readonly [what: string, format: RegExp, sample: [string, string]][] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/, ['-----BEGIN RSA ', 'PRIVATE KEY-----']],
  ['a key of Amazon', /\b(AKIA|ASIA)[A-Z\d]{16}\b/, ['AKIA', 'ABCDEFGHIJKLMNOP']],
  ['a key of Google', /\bAIza[\w-]{35}\b/, ['AIza', 'x'.repeat(35)]],
  ['a token of GitHub', /\b(gh[pousr]_\w{36}|github_pat_\w{22,})/, ['ghp_', 'x'.repeat(36)]],
  ['a token of npm', /\bnpm_[A-Za-z\d]{36}\b/, ['npm_', 'x'.repeat(36)]],
  ['a token of Slack', /\bxox[abprs]-[\w-]{10,}/, ['xoxb-', '1234567890-abc']],
  [
    'a signed token',
    /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
    ['eyJhbGciOiJI', 'UzI1NiJ9.eyJzdWIiOiIxMjM0.c2lnbmF0dXJlLXNpZ25hdHVyZQ'],
  ],
];
const root = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['.ci', 'cli', 'migrations', 'seeds', 'src', 'web'];
const BINARY = /\.(gz|png|woff2)$/;

it.each(SECRETS)('%s is recognized', (_what, format, [start, end]) => {
  expect(format.test(start)).toBe(false);
  expect(start + end).toMatch(format);
});

it('no file of the project contains a secret', async () => {
  const found: string[] = [];
  for (const file of await projectFiles()) {
    const text = await readFile(file, 'utf8');
    for (const [what, format] of SECRETS) if (format.test(text)) found.push(`${path.relative(root, file)}: ${what}`);
  }
  expect(found).toEqual([]);
});

async function projectFiles(): Promise<string[]> {
  const top = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isFile() && entry.name !== '.env');
  const below = await Promise.all(FOLDERS.map((folder) => readdir(path.join(root, folder), { recursive: true, withFileTypes: true })));
  const files = [...top, ...below.flat()].filter((entry) => entry.isFile() && !BINARY.test(entry.name));
  return files.map((entry) => path.join(entry.parentPath, entry.name));
}
