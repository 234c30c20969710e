import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { aNickname } from '../../domain/colleges/names/nickname.fixture.ts';
import { domainLabel } from '../../domain/colleges/names/domain-label.ts';
import { checkNicknames } from '../../domain/colleges/names/nicknames.ts';
import { STATES } from '../../domain/colleges/states.ts';
import { readNicknames } from './nicknames.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alma-nicknames-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function readingOf(...nicknames: object[]) {
  const file = path.join(folder, 'nicknames.json');
  await writeFile(file, JSON.stringify({ about: 'A test', nicknames }));
  return () => readNicknames(file);
}

const aSystem = aNickname({ texts: ['UC'], unitIds: [1, 2], kind: 'system', name: 'University of California', basis: 'system' });

it('reads nicknames and systems', async () => {
  const nicknames = [aNickname(), aSystem];
  expect((await readingOf(...nicknames))()).toEqual(nicknames);
});

it.each<[string, object[], RegExp]>([
  ['an unknown basis', [{ ...aNickname(), basis: 'hearsay' }], /basis/],
  ['an unknown kind', [{ ...aNickname(), kind: 'person' }], /kind/],
  ['a day in words', [{ ...aNickname(), checked: 'today' }], /checked/],
  ['no college', [{ ...aNickname(), unitIds: [] }], /unitIds/],
  ['a system without a name', [{ ...aSystem, name: undefined }], /name/],
  ['a college with a name', [{ ...aNickname(), name: 'Alabama' }], /name/],
  ['equal texts', [aNickname(), aNickname({ texts: ['Bama!'] })], /"Bama!" of entry "Bama!" is duplicate/],
  ['entries out of order', [aSystem, aNickname()], /"Bama" of entry "Bama" is unordered/],
])('refuses %s', async (_name, nicknames, message) => {
  expect(await readingOf(...nicknames)).toThrow(message);
});

describe('the files of the repository', () => {
  const nicknames = readNicknames();
  const leading = (text: string, kind = 'college') =>
    nicknames.find((entry) => entry.kind === kind && (entry.texts.includes(text) || entry.name === text))?.unitIds[0];

  const colleges = parse<Record<string, string>>(gunzipSync(readFileSync('seeds/catalog.csv.gz')), { columns: true });
  const nameOf = new Map(colleges.map((college) => [Number(college.ipeds_unit_id), college.name]));

  it('name colleges of the seed catalog', () => {
    expect(checkNicknames(nicknames, new Set(nameOf.keys()))).toEqual([]);
  });

  it('name only colleges that are open', () => {
    const open = new Set(
      colleges.filter(({ operating_status: status }) => status === 'open').map(({ ipeds_unit_id: unitId }) => Number(unitId)),
    );
    expect(nicknames.filter(({ unitIds }) => !unitIds.every((unitId) => open.has(unitId)))).toEqual([]);
  });

  it.each([
    ['NYU', 'New York University'],
    ['Bama', 'The University of Alabama'],
    ['OSU', 'Ohio State University-Main Campus'],
    ['UMich', 'University of Michigan-Ann Arbor'],
    ['Cal', 'University of California-Berkeley'],
    ['Miami', 'University of Miami'],
    ['West Point', 'United States Military Academy'],
  ])('mean by %s %s', (text, name) => {
    expect(nameOf.get(leading(text) ?? 0)).toBe(name);
  });

  it('give most colleges a label of their own', () => {
    const labels = colleges.flatMap(({ website = '' }) => domainLabel(website) ?? []);
    const unique = labels.filter((label) => labels.indexOf(label) === labels.lastIndexOf(label));
    expect(labels.length).toBeGreaterThan(3500);
    expect(unique.length).toBeGreaterThan(2500);
  });

  it('give a public flagship to the name of every state', () => {
    const flagships = nicknames.filter(({ basis }) => basis === 'flagship').flatMap(({ texts }) => texts);
    const abroad = ['AS', 'DC', 'FM', 'GU', 'MH', 'MP', 'PW', 'VI'];
    expect(Object.entries(STATES).filter(([code, name]) => !abroad.includes(code) && !flagships.includes(name))).toEqual([]);
  });

  it.each(['Ivy League', 'University of California', 'SUNY', 'CUNY', 'Big Ten', 'Jesuit', 'PASSHE', 'UC'])('know the system %s', (text) => {
    expect(leading(text, 'system')).toBeDefined();
  });
});
