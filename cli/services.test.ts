import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { ENTRY_COLUMNS, type ServiceEntry } from '../src/domain/services/entry.ts';
import { createServiceUpkeep } from '../src/domain/services/upkeep.use-cases.ts';
import type { CheckedWebsite } from '../src/domain/services/upkeep.ports.ts';
import { csvOf } from '../src/domain/shared/csv.ts';
import { runCli } from './program.ts';
import { serviceFiles } from '../src/adapters/sources/services/services-file.ts';
import { recordingTerminal } from './terminal.fixture.ts';
import type { Application } from './with-application.ts';

const anEntry = (overrides: Partial<ServiceEntry> = {}): ServiceEntry => ({
  slug: 'practice-academy',
  category: 'best-test-prep-services',
  name: 'Practice Academy',
  description: 'Practice tests with explained answers.',
  priceRange: null,
  priceBand: 'free',
  features: ['SAT', 'Practice tests'],
  formats: ['online'],
  website: 'https://practice.example/',
  isCommercial: false,
  isPublicAlternative: true,
  status: 'published',
  basis: 'Its own pages',
  checkedAt: '2026-11-20',
  checkedBy: 'Alma staff',
  ...overrides,
});

let folder: string;
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'alma-services-'))));
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(text: string): Promise<string> {
  const file = path.join(folder, 'services.csv');
  await writeFile(file, text);
  return file;
}
const textOf = (entries: ServiceEntry[]) =>
  [
    ...csvOf(
      ENTRY_COLUMNS,
      entries.map((entry) => ({ ...entry })),
    ),
  ].join('');

async function cli(args: string[], stored: ServiceEntry[] = [], websites: CheckedWebsite[] = []) {
  const put: ServiceEntry[] = [];
  const serviceUpkeep = createServiceUpkeep({
    entries: {
      all: () => Promise.resolve(stored),
      begin: () => {
        const wanted: ServiceEntry[] = [];
        return Promise.resolve({
          stored: (slugs) => Promise.resolve(stored.filter(({ slug }) => slugs.includes(slug))),
          put: (entries) => Promise.resolve(void wanted.push(...entries)),
          commit: () => Promise.resolve(void put.push(...wanted)),
          rollback: () => Promise.resolve(),
        });
      },
    },
    files: serviceFiles,
    links: { websites: () => Promise.resolve(websites), record: () => Promise.resolve() },
    visit: (website) =>
      Promise.resolve(
        website.includes('gone')
          ? { kind: 'answered' as const, status: 404, host: new URL(website).hostname }
          : { kind: 'answered' as const, status: 200, host: new URL(website).hostname },
      ),
    pause: () => Promise.resolve(),
  });
  const { terminal, outcome } = recordingTerminal();
  const useCases = { serviceUpkeep } as unknown as Application['useCases'];
  await runCli(['services', ...args], { start: async () => ({ useCases, close: async () => undefined }), terminal });
  return { ...outcome, put };
}

describe('a file of services', () => {
  const word = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' }).map((text) => text.replaceAll(/[|\s]/g, 'x'));
  const entries = fc
    .array(
      fc.record({
        name: word,
        description: word.map((text) => `${text} helps students with their tests`),
        priceRange: fc.option(word),
        features: fc.array(word, { maxLength: 8 }),
        checkedBy: fc.option(word),
      }),
      { maxLength: 5 },
    )
    .map((all) => all.map((values, index) => anEntry({ ...values, slug: `service-${index}` })));

  it('is read as it was written, also with quotes, line ends and formulas', async () => {
    await fc.assert(
      fc.asyncProperty(entries, async (written) => {
        const read = await serviceFiles.read(await fileOf(textOf(written)));
        expect(read).toEqual({ entries: written.map((entry) => ({ ...entry, name: entry.name })) });
      }),
      { numRuns: 50 },
    );
  });

  it('may have a byte order mark, other line ends, other orders of columns and short addresses of categories', async () => {
    const columns = ENTRY_COLUMNS.toReversed();
    const row = { ...anEntry(), category: 'test-prep' };
    const text = `\uFEFF${[...csvOf(columns, [row])].join('').replaceAll('\r\n', '\n')}`;
    expect(await serviceFiles.read(await fileOf(text))).toEqual({ entries: [anEntry()] });
  });

  it('names each fault with its line', async () => {
    const text = textOf([
      anEntry(),
      anEntry({ slug: 'Not An Address', website: 'javascript:alert(1)' }),
      anEntry({ description: 'Two\nlines of text that are long enough.', slug: 'two-lines' }),
      anEntry({ name: 'Again' }),
    ]);
    const faults = [
      { line: 3, column: 'slug', fault: 'Small letters, digits and hyphens' },
      { line: 3, column: 'website', fault: 'An address that starts with https:// or http://' },
      { line: 6, column: 'slug', fault: 'Line 2 has the same address' },
    ];
    expect(await serviceFiles.read(await fileOf(text))).toEqual({ faults });
    const { exitCode, err, put } = await cli(['import', await fileOf(text)]);
    expect([exitCode, put]).toEqual([3, []]);
    expect(err).toContain('line 3, website: An address that starts with https:// or http://\n');
    expect(err).toContain('Nothing changed.');
  });

  it.each<[string, string | Buffer, string, number]>([
    ['without a column', 'slug,name\r\na,b\r\n', 'lacks the columns category, description', 4],
    ['with a column too many', textOf([]).replace('slug', 'slug,stars'), 'must not have: stars', 4],
    ['with a column twice', textOf([]).replace('slug', 'slug,slug'), 'must not have: slug', 4],
    ['with a row of another length', `${textOf([])}a,b\r\n`, 'is not a CSV file', 4],
    ['in another encoding', Buffer.from([0xff, 0xfe, 0x41]), 'is not UTF-8 text', 2],
  ])('%s is refused', async (_, text, message, code) => {
    const { exitCode, err } = await cli(['import', await fileOf(text as string)]);
    expect([exitCode, err]).toEqual([code, expect.stringContaining(message)]);
  });

  it('that is missing is refused', async () => {
    expect(await cli(['import', path.join(folder, 'none.csv')])).toMatchObject({ exitCode: 2 });
  });
});

describe('the command', () => {
  it('imports what differs, and says so before with --dry-run', async () => {
    const file = await fileOf(textOf([anEntry({ priceRange: '$5' }), anEntry({ slug: 'new-one', name: 'New one' })]));
    const dry = await cli(['import', file, '--dry-run'], [anEntry()]);
    expect(dry.out).toContain('1 would be added, 1 would change');
    expect(dry.put).toEqual([]);
    const real = await cli(['import', file], [anEntry()]);
    expect(real.out.replaceAll(/ {2,}/g, ' | ')).toBe(
      'Service | Changes\npractice-academy | priceRange\nnew-one | new\n\n1 added, 1 changed\n',
    );
    expect(real.put.map(({ slug }) => slug)).toEqual(['practice-academy', 'new-one']);
    expect((await cli(['import', file], real.put)).out).toBe('Nothing differs from the stored services.\n');
  });

  it('exports what it imports', async () => {
    const stored = [anEntry({ name: '=SUM(A1)' })];
    const out = path.join(folder, 'out.csv');
    expect((await cli(['export', '--out', out], stored)).exitCode).toBe(0);
    expect(await readFile(out, 'utf8')).toContain("'=SUM(A1)");
    expect(await serviceFiles.read(out)).toEqual({ entries: stored });
    expect((await cli(['export'], stored)).out).toContain('practice-academy,best-test-prep-services');
  });

  it('checks websites and lists what to look at', async () => {
    const website = (id: number, slug: string) => ({ id, slug, name: slug, website: `https://${slug}.example/`, state: null, failures: 0 });
    const { out, err, exitCode } = await cli(['check'], [], [website(1, 'fine'), website(2, 'gone')]);
    expect(exitCode).toBe(0);
    expect(out.replaceAll(/ {2,}/g, ' | ')).toBe(
      'Service | Website | State | Found\ngone | https://gone.example/ | dead | answers 404\n\n2 websites: 1 answer, 0 moved, 1 dead\n',
    );
    expect(err).toContain('fine: answers\n');
    const { out: json } = await cli(['check', '--json'], [], [website(2, 'gone')]);
    expect(JSON.parse(json)).toMatchObject([{ slug: 'gone', state: 'dead', before: null }]);
  });
});
