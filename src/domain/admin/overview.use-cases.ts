import { writersOf, type FieldWriter } from './field-writers.ts';
import type { DescribedField, OverviewPorts, StaffCounts, StaffRun } from './overview.ports.ts';
import type { RecordFilter, RecordStore, StaffRecord } from './records.ports.ts';
import type { SearchHit } from './search-hit.ts';

const MAX_HITS = 20;
/** Of one kind. */
const MAX_RECORDS = 8;
const SHOWN_RUNS = 5;
/** The figures whose coverage the dashboard shows. */
const KEY_FIGURES = ['size', 'acceptanceRateNum', 'avgSAT', 'annualCost', 'graduationRate', 'medianEarnings', 'medianDebt'];

export interface Dashboard extends StaffCounts {
  runs: (Omit<StaffRun, 'counts'> & { inserted: number; updated: number })[];
  coverage: { field: string; label: string; share: number }[];
  dataVersion: string;
  publishedAt: Date | null;
}

export interface ModelField {
  key: string;
  label: string;
  group: DescribedField['group'];
  type: DescribedField['type'];
  unit: string | null;
  meaning: string;
  sources: { source: DescribedField['sources'][number]['source']; table: string; variable: string; years: number[] }[];
  coverage: number;
  writers: FieldWriter[];
}

/** What staff see before they open a record. Callers check permissions first. */
export function createOverview({ counts, users, services, cases, runs, catalog, dictionary }: OverviewPorts) {
  const collegeHits = (text: string): SearchHit[] => {
    const { options, didYouMean } = catalog.suggest(text, 'colleges');
    return [...options, ...didYouMean].flatMap((option) => {
      if (option.kind !== 'college') return [];
      const { id, name, location, state, ipedsUnitId } = option.college;
      const place = [location, state].filter(Boolean).join(', ');
      return [{ resource: 'colleges' as const, id, label: name, detail: [place, ipedsUnitId].filter(Boolean).join(' · ') }];
    });
  };
  const recordsWith = async (q: string, store: Pick<RecordStore, 'list'>, field: string): Promise<readonly StaffRecord[]> => {
    const slice = { filter: { q }, sort: { field, direction: 'asc' as const }, offset: 0, limit: MAX_RECORDS };
    return (await store.list(slice)).records;
  };
  /** The same cases as in the list, which leaves out those about the caller. */
  const casesWith = async (filter: RecordFilter): Promise<number> =>
    (await cases.list({ filter, sort: { field: 'id', direction: 'asc' }, offset: 0, limit: 1 })).total;
  const publishedAt = async (dataVersion: string): Promise<Date | null> => {
    const versions = await dictionary.versions(SHOWN_RUNS);
    return versions.find(({ version }) => version === dataVersion)?.at ?? null;
  };

  return {
    /** Colleges first, then services, then people. */
    async search(text: string): Promise<SearchHit[]> {
      const [found, people] = await Promise.all([recordsWith(text, services, 'name'), recordsWith(text, users, 'username')]);
      return [...collegeHits(text), ...found.map(serviceHit), ...people.map(userHit)].slice(0, MAX_HITS);
    },

    async dashboard(): Promise<Dashboard> {
      const dataVersion = catalog.dataVersion();
      const [stored, last, { fields }, at] = await Promise.all([
        counts(),
        runs.list({ most: SHOWN_RUNS }),
        dictionary.dictionary(),
        publishedAt(dataVersion),
      ]);
      return {
        ...stored,
        runs: last.map(runView),
        coverage: KEY_FIGURES.flatMap((key) => fields.filter((field) => field.key === key)).map(({ key, label, coverage }) => ({
          field: key,
          label,
          share: coverage.share,
        })),
        dataVersion,
        publishedAt: at,
      };
    },

    async caseCounts(): Promise<{ open: number; overdue: number }> {
      const [open, overdue] = await Promise.all([casesWith({ status: 'open' }), casesWith({ isOverdue: true })]);
      return { open, overdue };
    },

    /** Every field of a college, in the order of the dictionary. */
    async dataModel(): Promise<{ fields: ModelField[]; dataVersion: string }> {
      const { fields, dataVersion } = await dictionary.dictionary();
      return { fields: fields.map(modelField), dataVersion };
    },
  };
}

export type Overview = ReturnType<typeof createOverview>;

const serviceHit = ({ id, name, categoryName, status }: StaffRecord): SearchHit => ({
  resource: 'services',
  id: Number(id),
  label: String(name),
  detail: `${String(categoryName)} · ${String(status)}`,
});

const userHit = ({ id, username, firstName, lastName, email }: StaffRecord): SearchHit => ({
  resource: 'users',
  id: Number(id),
  label: String(username),
  detail: `${String(firstName)} ${String(lastName)} · ${String(email)}`,
});

const runView = ({ id, source, year, release, status, startedAt, finishedAt, actor, message, counts }: StaffRun) => ({
  id,
  source,
  year,
  release,
  status,
  startedAt,
  finishedAt,
  actor,
  message,
  inserted: counts.inserted ?? 0,
  updated: counts.updated ?? 0,
});

const modelField = ({ key, label, group, type, unit, meaning, sources, coverage }: DescribedField): ModelField => ({
  key,
  label,
  group,
  type,
  unit,
  meaning,
  sources: sources.map(({ source, table, variable, years }) => ({ source, table, variable, years })),
  coverage: coverage.share,
  writers: writersOf(key),
});
