import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Compares the documents with the files that they describe. */
const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const inTicks = (text: string): string[] =>
  [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
const foldersIn = (text: string): string[] => inTicks(text).filter((name) => /^[\w./-]*(<\w+>)?\/$/.test(name));

/** The first two cells of each row below the first table head, in a document or in one of its sections. */
function rowsOf(file: string, heading?: string): { first: string; second: string }[] {
  const text = heading === undefined ? read(file) : (read(file).split(`\n## ${heading}\n`)[1] ?? '').split('\n## ')[0];
  return [...(text ?? '').matchAll(/^\| (.+?) +\| (.+?) *\|/gm)]
    .map(([, first = '', second = '']) => ({ first, second }))
    .filter(({ first }) => !/^-+$/.test(first))
    .slice(1);
}

/** Folders in a folder that have production code at any depth, with a slash at the end. */
const foldersOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && hasCode(path.join(folder, entry.name)))
    .map(({ name }) => path.join(folder, name, '/'));

const hasCode = (folder: string): boolean =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).some(
    (file) => /\.(tsx?|json|css|mjs)$/.test(file) && !/\.(test|fixture)\.\w+$|snap$/.test(file),
  );

const exists = (name: string): boolean => existsSync(path.join(root, name));
const missing = (names: readonly string[]) => names.filter((name) => !exists(name));

describe('src/README.md', () => {
  const rows = rowsOf('src/README.md').map(({ first, second }) => ({
    folder: path.join('src', foldersIn(first)[0] ?? '', '/'),
    parts: foldersIn(second),
  }));

  it('has a row for each folder', () => {
    const listed = rows.map(({ folder }) => folder);
    const folders = [
      ...foldersOf('src').filter((name) => !/\/(domain|adapters)\/$/.test(name)),
      ...foldersOf('src/domain'),
      ...foldersOf('src/adapters'),
    ];
    expect(folders.filter((folder) => !listed.includes(folder))).toEqual([]);
    expect(listed.filter((folder, at) => listed.indexOf(folder) !== at)).toEqual([]);
  });

  it('names folders that exist', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(missing(rows.flatMap(({ folder, parts }) => [folder, ...parts.map((part) => path.join(folder, part))]))).toEqual([]);
  });

  it('names all folders in a folder, or none', () => {
    const named = rows.filter(({ parts }) => parts.length > 0).map(({ folder, parts }) => ({ folder, parts: parts.toSorted() }));
    expect(named.map(({ folder }) => folder)).toContain('src/adapters/knex/');
    expect(named).toEqual(
      named.map(({ folder }) => ({
        folder,
        parts: foldersOf(folder)
          .map((name) => path.join(path.basename(name), '/'))
          .toSorted(),
      })),
    );
  });
});

describe('CONTRIBUTING.md', () => {
  /** `src/domain/<noun>/` stands for all folders in `src/domain/`. */
  const listed = rowsOf('CONTRIBUTING.md', 'Map').flatMap(({ first }) => foldersIn(first).map((name) => name.replace(/<\w+>\/$/, '')));

  it('has a row for each folder', () => {
    const folders = [...foldersOf('src'), ...foldersOf('web/src'), ...foldersOf('cli')];
    expect(folders.filter((folder) => !listed.includes(folder))).toEqual([]);
  });

  it('names folders that exist', () => {
    expect(listed.length).toBeGreaterThan(15);
    expect(missing(listed)).toEqual([]);
  });

  it('has one row for each word of the glossary', () => {
    const words = rowsOf('CONTRIBUTING.md', 'Glossary').flatMap(({ first }) => first.split(', '));
    expect(words).toContain('subject');
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });
});

describe('OPERATIONS.md', () => {
  /** For tests; the text says that it stops the start of a public site. */
  const FOR_TESTS = 'RATE_LIMIT_MULTIPLIER';

  it('and .env.example have every setting', () => {
    const schema = [...read('src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);
    const settings = schema.filter((name) => name !== FOR_TESTS).toSorted();
    expect(settings).toContain('PUBLIC_URL');
    expect(
      rowsOf('OPERATIONS.md', 'Configuration')
        .flatMap(({ first }) => inTicks(first))
        .toSorted(),
    ).toEqual(settings);
    const example = [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(example.filter((name) => name !== 'GOOGLE_APPLICATION_CREDENTIALS').toSorted()).toEqual(settings);
  });
});

describe('all documents', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', 'OPERATIONS.md', 'SECURITY.md'].concat(
    ['src', 'web', 'cli', 'seeds'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.md'))
        .map((file) => path.join(folder, file)),
    ),
  );

  it('link to files', () => {
    expect(documents.length).toBeGreaterThan(50);
    const links = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => path.join(path.dirname(file), target)),
    );
    expect(missing(links)).toEqual([]);
  });

  /** A path in a text starts in the root, in `src`, or in the folder of its document. */
  it('name files that exist', () => {
    const named = documents.flatMap((file) =>
      inTicks(read(file))
        .filter((name) => /^(src|web|cli|seeds|migrations|domain|adapters|contracts|background)\/[\w./-]+$/.test(name))
        .map((name) => ({ file, name })),
    );
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter(({ file, name }) => ['', 'src', path.dirname(file)].every((base) => !exists(path.join(base, name))))).toEqual([]);
  });
});
