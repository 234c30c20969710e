import type { Provenance } from '../colleges/sources.ts';
import { isNewer } from '../imports/merge/precedence.ts';
import { FIGURES, type FigureKey } from '../colleges/figures.ts';
import { groupBy } from '../shared/collections.ts';
import { STATUS_OF } from '../imports/merge/statuses.ts';
import { withoutSmallCohorts } from './small-cohort-points.ts';
import type { History, HistoryPoint } from './history.ts';

/** One row that a table of a run supplied for a college. Values and status letters follow the order of `fields`. */
export interface SuppliedRowOfCollege {
  runId: number;
  /** Within a run, a lower number has precedence. */
  tableId: number;
  /** The year of the file. */
  year: number;
  fields: readonly string[];
  provenances: readonly (Provenance | undefined)[];
  values: readonly unknown[];
  statuses: string;
}

/**
 * Builds the yearly points of each figure. If several rows of a source describe the same year, the newest edition wins (`isNewer`), then the
 * newest run; of several sources, the one with the newest run. Within a run, the first table with a value wins, as in the merge. Rates of too
 * few students are withheld. Comparisons of imports follow the same rule in SQL.
 */
export function historyOf(rows: readonly SuppliedRowOfCollege[]): History {
  const newestFirst = [...rows].sort((a, b) => b.runId - a.runId || a.tableId - b.tableId);
  const bySource = groupBy(newestFirst, ({ provenances }) => provenances.find((each) => each)?.source ?? '');
  const found: Points = new Map();
  for (const [field, point] of [...bySource.values()].flatMap(pointsOf)) keep(found, field, point, isOfNewerRun);
  const byYear = (a: HistoryPoint, b: HistoryPoint): number => a.year - b.year;
  return withoutSmallCohorts(Object.fromEntries([...found].map(([field, points]) => [field, [...points.values()].sort(byYear)])));
}

/** The points of one source. Its rows start with the newest run. */
function pointsOf(rows: readonly SuppliedRowOfCollege[]): [FigureKey, HistoryPoint][] {
  const found: Points = new Map();
  for (const row of rows) {
    row.fields.forEach((field, at) => {
      const point = isFigure(field) ? pointAt(row, at) : undefined;
      if (isFigure(field) && point) keep(found, field, point, isPreferred);
    });
  }
  return [...found].flatMap(([field, points]) => [...points.values()].map((point): [FigureKey, HistoryPoint] => [field, point]));
}

type Points = Map<FigureKey, Map<number, HistoryPoint>>;

function keep(found: Points, field: FigureKey, point: HistoryPoint, wins: (one: HistoryPoint, known: HistoryPoint) => boolean): void {
  const points = found.get(field) ?? new Map<number, HistoryPoint>();
  found.set(field, points);
  const known = points.get(point.year);
  if (!known || wins(point, known)) points.set(point.year, point);
}

/** A point is preferred to one of a newer run of the same source by its edition, and to one of the same run if only it has a value. */
const isPreferred = (one: HistoryPoint, known: HistoryPoint): boolean =>
  one.provenance.runId === known.provenance.runId ? known.value === null && one.value !== null : isNewer(one.provenance, known.provenance);

const isOfNewerRun = (one: HistoryPoint, known: HistoryPoint): boolean => (one.provenance.runId ?? 0) > (known.provenance.runId ?? 0);

function pointAt({ values, statuses, provenances, year }: SuppliedRowOfCollege, at: number): HistoryPoint | undefined {
  const provenance = provenances[at];
  if (!provenance) return undefined;
  const value = values[at];
  const letter = statuses.charAt(at);
  return {
    year: describedYear(provenance.period) ?? year,
    period: provenance.period,
    value: typeof value === 'number' ? value : null,
    status: STATUS_OF[letter] ?? 'not-reported',
    provenance,
  };
}

/** The first year in a period: 2021 for "2021-22", "fall 2021" and "by August 2021". Sources number their files differently. */
export function describedYear(period: string): number | null {
  const found = /(?:19|20)\d\d/.exec(period);
  return found ? Number(found[0]) : null;
}

const isFigure = (field: string): field is FigureKey => Object.hasOwn(FIGURES, field);
