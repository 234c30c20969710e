import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import { pennantOf } from '../../../domain/colleges/identity/pennant.ts';
import { contrast, MIN_CONTRAST } from '../../../domain/shared/contrast.ts';
import { schoolColors, withColors } from './school-colors.ts';

interface Entry {
  unitId: number;
  name: string;
  colors: string[];
}

const { colleges: entries } = JSON.parse(readFileSync('seeds/school-colors.json', 'utf8')) as { colleges: Entry[] };
const catalog = parse<Record<string, string>>(gunzipSync(readFileSync('seeds/catalog.csv.gz')), { columns: true });
const nameOf = new Map(catalog.map((college) => [Number(college['ipeds_unit_id']), college['name']]));

describe('the school colors of the repository', () => {
  it('are of colleges of the catalog with these names', () => {
    expect(entries.filter(({ unitId, name }) => nameOf.get(unitId) !== name)).toEqual([]);
  });

  it('stand once for each college, in the order of UNITIDs', () => {
    const unitIds = entries.map(({ unitId }) => unitId);
    expect(unitIds).toEqual([...new Set(unitIds)].sort((a, b) => a - b));
  });

  it('are two different colors each', () => {
    const isPair = ({ colors }: Entry) =>
      colors.length === 2 && colors[0] !== colors[1] && colors.every((color) => /^#[\da-f]{6}$/.test(color));
    expect(entries.filter((entry) => !isPair(entry))).toEqual([]);
  });

  it('give pennants whose letters are readable', async () => {
    const colors = await schoolColors();
    expect(colors.size).toBe(entries.length);
    const pennants = entries.map(({ unitId, name }) => pennantOf(withColors(aCollege({ ipedsUnitId: unitId, name }), colors)));
    expect(pennants.map((pennant) => pennant.colors.slice(0, 2))).toEqual(entries.map((entry) => entry.colors));
    expect(pennants.filter(({ colors: [ground, , letters] }) => contrast(letters, ground) < MIN_CONTRAST)).toEqual([]);
  });
});

it('leaves a college without known colors as it is', async () => {
  const college = aCollege({ ipedsUnitId: null });
  expect(withColors(college, await schoolColors())).toBe(college);
});
