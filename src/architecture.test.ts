import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Breaks each architecture rule on purpose in a temporary source tree, and expects the checker to report that rule. */
const root = path.resolve(import.meta.dirname, '..');
const DEPENDENCY_CONFIGS = ['.dependency-cruiser.cjs', '.dependency-cruiser.folders.cjs'];
const MAX_FILES_IN_FOLDER = 20;
let tree: string;

const DEPENDENCIES: Record<string, Record<string, string>> = {
  'domain-imports-only-domain': { 'src/domain/colleges/a.ts': "import { z } from 'zod';\nexport const a = z;" },
  'rules-import-no-ports': {
    'src/domain/colleges/b.ts': "import type { P } from './colleges.ports.ts';\nexport const b = {} as P;",
    'src/domain/colleges/colleges.ports.ts': 'export interface P { p(): void }',
  },
  'modules-share-types-and-rules-only': {
    'src/domain/messages/messages.use-cases.ts': "import type { P } from '../colleges/colleges.ports.ts';\nexport const m = {} as P;",
  },
  'no-cycle-between-folders': {
    'src/domain/roommates/r.ts': "import { s } from '../services/s.ts';\nexport const r = s;",
    'src/domain/services/s.ts': 'export const s = 1;',
    'src/domain/services/t.ts': "import { u } from '../roommates/u.ts';\nexport const t = u;",
    'src/domain/roommates/u.ts': 'export const u = 1;',
  },
  'no-circular': {
    'cli/x.ts': "import { y } from './y.ts';\nexport const x = () => y;",
    'cli/y.ts': "import { x } from './x.ts';\nexport const y = () => x;",
  },
  'contracts-are-schemas': { 'src/contracts/a.contract.ts': "import Koa from 'koa';\nexport const a = Koa;" },
  'contracts-take-vocabulary-only': {
    'src/contracts/b.contract.ts': "import type { P } from '../domain/colleges/colleges.ports.ts';\nexport const b = {} as P;",
  },
  'adapters-are-independent': {
    'src/adapters/http/c.routes.ts': "import { repo } from '../knex/c.repo.ts';\nexport const c = repo;",
    'src/adapters/knex/c.repo.ts': 'export const repo = 1;',
  },
  'http-folders-point-inward': {
    'src/adapters/http/answer/i.ts': "import { page } from '../site/page.ts';\nexport const i = page;",
    'src/adapters/http/site/page.ts': 'export const page = 1;',
  },
  'koa-stays-in-http': { 'src/bootstrap.ts': "import Koa from 'koa';\nexport const boot = Koa;" },
  'knex-stays-in-knex': { 'src/adapters/http/d.ts': "import type { Knex } from 'knex';\nexport const d = {} as Knex;" },
  'tokens-stay-in-passport': { 'src/adapters/http/e.ts': "import jsonwebtoken from 'jsonwebtoken';\nexport const e = jsonwebtoken;" },
  'hashing-stays-in-system': { 'src/adapters/knex/f.ts': "import { hash } from '@node-rs/argon2';\nexport const f = hash;" },
  'pictures-stay-in-images': { 'src/adapters/http/g.ts': "import sharp from 'sharp';\nexport const g = sharp;" },
  'duckdb-stays-in-its-process': {
    'src/adapters/duckdb/index.ts': "import { DuckDBInstance } from '@duckdb/node-api';\nexport const duckdb = DuckDBInstance;",
  },
  'bigquery-loads-when-it-is-used': {
    'src/adapters/bigquery/index.ts': "import { BigQuery } from '@google-cloud/bigquery';\nexport const bigquery = BigQuery;",
  },
  'bigquery-stays-in-its-adapter': {
    'src/adapters/http/i.ts': "export const i = () => import('@google-cloud/bigquery');",
  },
  'mail-goes-through-the-outbox': {
    'src/adapters/http/h.ts': "import { createTransport } from 'nodemailer';\nexport const h = createTransport;",
  },
  'web-uses-server-through-api': {
    'web/src/features/home/Home.tsx': "import { s } from '../../../../src/domain/services/s.ts';\nexport const Home = s;",
  },
  'web-api-imports-contracts-and-rules': {
    'web/src/api/client.ts': "import { repo } from '../../../src/adapters/knex/c.repo.ts';\nexport const api = repo;",
  },
  'features-are-independent': {
    'web/src/features/auth/Auth.tsx': "import { Home } from '../home/Home.tsx';\nexport const Auth = Home;",
  },
  'shared-web-code-imports-no-feature': {
    'web/src/entities/college/Card.tsx': "import { Home } from '../../features/home/Home.tsx';\nexport const Card = Home;",
  },
  'panel-is-apart': {
    'web/src/admin/colleges/Page.tsx': "import { Button } from '../../ui/Button.tsx';\nexport const Page = Button;",
    'web/src/ui/Button.tsx': 'export const Button = 1;',
  },
  'site-imports-no-panel': { 'web/src/app/Menu.tsx': "import { Admin } from 'react-admin';\nexport const Menu = Admin;" },
  'ui-imports-no-domain': {
    'web/src/ui/Price.tsx': "import { api } from '../api/domain/colleges.ts';\nexport const Price = api;",
    'web/src/api/domain/colleges.ts': 'export const api = 1;',
  },
  'lib-is-lowest': {
    'web/src/lib/format.ts': "import { Badge } from '../ui/Badge.tsx';\nexport const format = Badge;",
    'web/src/ui/Badge.tsx': 'export const Badge = 1;',
  },
  'wiring-is-outermost': { 'src/adapters/system/wired.ts': "import { boot } from '../../bootstrap.ts';\nexport const wired = boot;" },
  'cli-drives-use-cases': {
    'cli/commands/import.ts': "import { repo } from '../../src/adapters/knex/c.repo.ts';\nexport const run = repo;",
  },
  'migrations-import-no-code': { 'migrations/0001_a.ts': "import { s } from '../src/domain/services/s.ts';\nexport const up = s;" },
  'no-test-code-in-production': {
    'src/use-cases.ts': "import { fake } from './fake.fixture.ts';\nexport const use = fake;",
    'src/fake.fixture.ts': 'export const fake = 1;',
  },
  'image-has-every-package': { 'src/adapters/system/built.ts': "import { build } from 'vite';\nexport const built = build;" },
  'no-dead-code': { 'src/main.ts': 'export const main = 1;', 'src/forgotten.ts': "import './use-cases.ts';" },
  'no-orphans': { 'src/alone.ts': 'export const alone = 1;' },
};

const STYLE: Record<string, { file: string; text: string }> = {
  'The domain has no clock': { file: 'src/domain/colleges/now.ts', text: 'export const now = () => Date.now();' },
  'The domain is deterministic': { file: 'src/domain/colleges/dice.ts', text: 'export const dice = () => Math.random();' },
  'Render text only': {
    file: 'web/src/features/home/Raw.tsx',
    text: "export const Raw = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;",
  },
  'Bind values': {
    file: 'src/adapters/knex/raw.ts',
    text: 'export const find = (db: { raw(sql: string): unknown }, name: string) => db.raw(`select ${name}`);',
  },
  'Do not check access by path': {
    file: 'src/adapters/http/guard.ts',
    text: "export const isAdmin = (ctx: { path: string }) => ctx.path.startsWith('/api/admin');",
  },
  'Do not trust the request headers': {
    file: 'src/adapters/http/link.ts',
    text: 'export const link = (context: { host: string }) => `https://${context.host}/verify`;',
  },
  'Do not send the text of an unknown error': {
    file: 'src/adapters/http/leak.ts',
    text: 'export const leak = (error: Error) => ({ message: error.message });',
  },
  'does not match the "KEBAB_CASE"': { file: 'src/domain/colleges/NetPrice2.ts', text: 'export const two = 2;' },
  'no-floating-promises': { file: 'cli/forgot.ts', text: 'export const run = () => { Promise.resolve(1); };' },
  complexity: {
    file: 'cli/tangle.ts',
    text: `export const tangle = (n: number) => { ${Array.from({ length: 11 }, (_, i) => `if (n === ${i}) return ${i + 1};`).join(' ')} return 0; };`,
  },
};

beforeAll(async () => {
  tree = await mkdtemp(path.join(os.tmpdir(), 'architecture-'));
  const files = Object.assign({}, ...Object.values(DEPENDENCIES)) as Record<string, string>;
  for (const { file, text } of Object.values(STYLE)) files[file] = text;
  files['src/domain/colleges/platform.ts'] =
    'export const env = process.env;\nexport const get = () => fetch("/");\nexport const el = document;';
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(tree, path.dirname(file)), { recursive: true });
    await writeFile(path.join(tree, file), `${text}\n`);
  }
  for (const file of [
    'package.json',
    'tsconfig.json',
    'src/domain/tsconfig.json',
    'eslint.config.mjs',
    '.dependency-cruiser.cjs',
    '.dependency-cruiser.folders.cjs',
  ])
    await cp(path.join(root, file), path.join(tree, file));
  await symlink(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
});

afterAll(() => rm(tree, { recursive: true, force: true }));

describe('every dependency rule reports a violation', () => {
  let fired: { from: string; rule: string }[];
  beforeAll(async () => {
    fired = [];
    for (const config of DEPENDENCY_CONFIGS) {
      const output = await run('depcruise', ['--config', config, '--output-type', 'json', 'src', 'web', 'cli', 'migrations']);
      const { summary } = JSON.parse(output) as { summary: { violations: { from: string; rule: { name: string } }[] } };
      fired.push(...summary.violations.map(({ from, rule }) => ({ from, rule: rule.name })));
    }
  }, 60_000);

  it.each(Object.keys(DEPENDENCIES))('%s', (rule) => {
    const planted = Object.keys(DEPENDENCIES[rule] ?? {});
    const hits = fired.filter((violation) => violation.rule === rule).map(({ from }) => from);
    expect(hits.some((from) => planted.some((file) => file.startsWith(from)))).toBe(true);
  });

  it('covers every rule', async () => {
    const names = [];
    for (const file of DEPENDENCY_CONFIGS) {
      const config = (await import(path.join(root, file))) as { default: { forbidden: { name: string }[] } };
      names.push(...config.default.forbidden.map(({ name }) => name));
    }
    expect(names.sort()).toEqual(Object.keys(DEPENDENCIES).sort());
  });
});

describe('every own lint rule reports a violation', () => {
  let messages: string;
  beforeAll(async () => {
    const output = await run('eslint', ['--format', 'json', ...Object.values(STYLE).map(({ file }) => file)]);
    const results = JSON.parse(output) as { messages: { ruleId: string | null; message: string }[] }[];
    messages = results.flatMap((result) => result.messages.map(({ ruleId, message }) => `${ruleId ?? ''} ${message}`)).join('\n');
  }, 60_000);

  it.each(Object.keys(STYLE))('%s', (message) => {
    expect(messages).toContain(message);
  });
});

it(`holds at most ${MAX_FILES_IN_FOLDER} production files in one folder`, async () => {
  const files = (await Promise.all(['src', 'web', 'cli'].map((folder) => filesBelow(path.join(root, folder))))).flat();
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!/\.tsx?$/.test(file) || /\.(test|fixture)\.tsx?$/.test(file)) continue;
    const folder = path.relative(root, path.dirname(file));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([folder, count]) => count > MAX_FILES_IN_FOLDER && folder !== 'web/e2e')).toEqual([]);
});

it('compiles the domain without platform types: process, fetch and document are unknown', async () => {
  const output = await run('tsc', ['-p', 'src/domain']);
  for (const name of ['process', 'fetch', 'document']) expect(output).toMatch(new RegExp(`platform\\.ts.*'${name}'`));
}, 60_000);

/** The output of a checker. Its exit code is ignored, because violations are expected. */
function run(binary: string, args: string[]): Promise<string> {
  const command = path.join(root, 'node_modules', '.bin', binary);
  return new Promise((resolve) => {
    execFile(command, args, { cwd: tree, maxBuffer: 50_000_000 }, (_error, stdout, stderr) => resolve(stdout || stderr));
  });
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
