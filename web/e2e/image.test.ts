import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { testServer, urlOf, type TestDatabase } from '../../src/adapters/knex/testing/database.fixture.ts';
import { startSite, type Site } from './site.fixture.ts';

/** An installation of only those files that the last stage of the Dockerfile copies, without what .dockerignore leaves out. */
const root = path.resolve(import.meta.dirname, '../..');
const { user: role } = testServer().servingRole;
let folder: string;
let site: Site;
let ownerUrl: string;
/** A file from the moment after the copy. */
let copied: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alma-image-'));
  await copyImage();
  copied = path.join(folder, 'data', 'copied');
  await mkdir(path.dirname(copied));
  await writeFile(copied, '');
  site = await startSite({ folder, environment: {}, prepare: migrated });
}, 180_000);
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

async function copyImage(): Promise<void> {
  const ignored = await ignoredByDocker();
  const dockerfile = await readFile(path.join(root, 'Dockerfile'), 'utf8');
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  for (const [, sources = '', target = ''] of lastStage.matchAll(/^COPY (?!--from)(.+) (\S+)$/gm)) {
    for (const source of sources.split(' ')) {
      const to = path.join(folder, target, target.endsWith('/') ? path.basename(source) : '');
      await cp(path.join(root, source), to, { recursive: true, filter: (file) => !ignored(path.relative(root, file)) });
    }
  }
  for (const built of ['node_modules', 'dist']) await symlink(path.join(root, built), path.join(folder, built));
}

async function ignoredByDocker(): Promise<(file: string) => boolean> {
  const lines = (await readFile(path.join(root, '.dockerignore'), 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const rules = lines.map((line) => {
    const glob = line
      .replace(/^!/, '')
      .replaceAll('.', '\\.')
      .replaceAll('**/', '(.+/)?')
      .replaceAll(/(?<!\.)\*/g, '[^/]*');
    return { isKept: line.startsWith('!'), pattern: new RegExp(`^${glob}(/.*)?$`) };
  });
  // The last rule that names a file, or a folder above it, decides.
  return (file) => rules.findLast(({ pattern }) => pattern.test(file))?.isKept === false;
}

/** Migrates and seeds as the owner of the tables; the server gets a role that may not change them. */
async function migrated({ connection, serving }: TestDatabase): Promise<NodeJS.ProcessEnv> {
  ownerUrl = urlOf(connection);
  expect(await cli('database', 'grant', role)).toContain('The tables are up to date.');
  return { DATABASE_URL: urlOf(serving) };
}

/** Runs a command as the owner of the tables. */
async function cli(...args: string[]): Promise<string> {
  const own = { HOST: '0.0.0.0', PUBLIC_URL: 'https://alma.example', DATABASE_URL: ownerUrl, ALMA_DATA_DIR: path.join(folder, 'data') };
  const env = { ...process.env, NODE_ENV: 'production', ...own };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'cli/main.ts', ...args], { cwd: folder, env });
  return stdout;
}

describe('the image', () => {
  it.each([
    ['/', 'text/html'],
    ['/colleges/auburn-university', 'text/html'],
    ['/api/colleges/search?state=AL', 'application/json'],
    ['/data/colleges.csv', 'text/csv'],
    ['/og/alma.png', 'image/png'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/readyz', 'application/json'],
  ])('serves %s', async (address, type) => {
    const answer = await fetch(site.url + address);
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
  });

  it('signs people up, as a database role that may change no table', async () => {
    const username = `ada_${Date.now()}`;
    const form = { firstName: 'Ada', lastName: 'Lovelace', username, email: `${username}@example.edu`, password: 'correct horse battery' };
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${site.url}/api/auth/register`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...form, acceptsAgreement: true }),
    });
    expect(answer.status).toBe(201);
    const { rows } = await site.db.raw<{ rows: { usename: string }[] }>(
      `select distinct usename from pg_stat_activity where datname = current_database() and application_name = 'alma server'`,
    );
    expect(rows).toEqual([{ usename: role }]);
  });

  it('has no tests', async () => {
    const { stdout } = await promisify(execFile)('find', ['-P', folder, '-name', '*.test.ts*', '-o', '-name', '*.fixture.ts*']);
    expect(stdout).toBe('');
  });

  it('takes nothing that the list of the build does not name', async () => {
    const ignored = await ignoredByDocker();
    const documents = ['README.md', 'OPERATIONS.md', 'SECURITY.md', 'src/README.md'];
    const files = ['.env', '.git/config', '.data/postgres/PG_VERSION', 'notes.txt', 'coverage/a.js', 'eslint.config.mjs', ...documents];
    expect(files.filter((file) => !ignored(file))).toEqual([]);
    expect(['src/main.ts', 'web/build.ts', 'package-lock.json', 'seeds/catalog.csv.gz'].filter(ignored)).toEqual([]);
  });

  it('has the command line, with what an import reads', async () => {
    const file = path.join(folder, 'ef2024d.csv');
    await writeFile(file, 'UNITID,RRFTCT,RET_NMF,XRET_PCF,RET_PCF\n100858,1,1,R,81\n');
    expect(await cli('check', 'ipeds', '--file', file)).toContain('retentionRate');
    expect(await cli('verify')).toContain('3,840 colleges');
    await rm(file);
  });

  it('writes nothing into its own files, so it runs with --read-only', async () => {
    const own = ['-P', folder, '-path', path.join(folder, 'data'), '-prune', '-o', '-type', 'f'];
    const { stdout } = await promisify(execFile)('find', [...own, '-newer', copied, '-print']);
    expect(stdout).toBe('');
  });
});
