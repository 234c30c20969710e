import { valueOf } from '../../colleges/college-values.ts';
import { levelOf } from '../../colleges/kind/level.ts';
import { csvColumn, csvColumnOf, type CsvHeads } from '../../colleges/shown/csv-words.ts';
import { csvOf } from '../../shared/csv.ts';
import { ADULT_FIGURES, type AdultCollege } from './adult-lists.ts';

const COLUMNS = ['rank', 'unitId', 'name', 'city', 'state', 'control', 'level', ...ADULT_FIGURES, 'size', 'dataVersion'] as const;

/** The colleges of a list as CSV, in its order: what they are, the figures of the page and the undergraduates. A missing value is an empty cell. */
export function adultsCsv(items: readonly AdultCollege[], dataVersion: string, heads: CsvHeads = 'names'): Generator<string> {
  const columns = COLUMNS.map((name) => ({ name, ...(name === 'unitId' ? csvColumn('UNITID') : csvColumnOf(name)) }));
  const rows = items.map((item) => {
    const values: Readonly<Record<string, unknown>> = { ...valuesOf(item), dataVersion };
    return Object.fromEntries(
      columns.map(({ name, head, shown }) => (heads === 'words' ? [head, shown(values[name])] : [name, values[name]])),
    );
  });
  return csvOf(
    columns.map(({ name, head }) => (heads === 'words' ? head : name)),
    rows,
  );
}

const valuesOf = ({ rank, college }: AdultCollege) => ({
  rank,
  unitId: college.ipedsUnitId,
  name: college.name,
  city: college.location,
  state: college.state,
  control: college.type,
  level: levelOf(college),
  ...Object.fromEntries(ADULT_FIGURES.map((key) => [key, valueOf(college, key)])),
  size: college.size,
});
