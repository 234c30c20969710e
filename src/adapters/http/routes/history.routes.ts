import type { WireOf } from '../../../contracts/endpoint.ts';
import type { historyContract } from '../../../contracts/history.contract.ts';
import { FIELD_KEYS, statusOf, type CollegeRecord, type FieldKey, type Provenance } from '../../../domain/colleges/college.ts';
import type { Colleges } from '../../../domain/search/search.use-cases.ts';
import { FIGURES, type FigureKey } from '../../../domain/colleges/figures.ts';
import type { History } from '../../../domain/history/history.ts';
import type { HistoryUseCases } from '../../../domain/history/history.use-cases.ts';
import { csvOf } from '../../../domain/shared/csv.ts';
import { changesView, changeView, fieldLabel, historyView, versionView } from '../answer/history-views.ts';
import { Reply, type Handlers } from '../mount.ts';

type Contract = typeof historyContract;
type Receipt = WireOf<Contract['receipts']>['receipts'][number];

const RECEIPT_COLUMNS = ['status', 'source', 'table', 'variable', 'period', 'year', 'release', 'runId', 'importedAt'];

/** Where values come from and what they were. */
export function historyRoutes(history: HistoryUseCases, colleges: Colleges): Handlers<Contract> {
  return {
    async ofCollege({ params: { id }, query: { field, format } }) {
      const college = colleges.byId(id);
      const past = only(await history.ofCollege(id), field);
      if (format === 'csv')
        return csvReply(`${college.slug}-history`, ['field', 'describes', 'value', ...RECEIPT_COLUMNS], historyRows(past));
      return { collegeId: id, history: historyView(past), dataVersion: colleges.dataVersion() };
    },
    receipts({ params: { id }, query: { field, format } }) {
      const college = colleges.byId(id);
      const receipts = FIELD_KEYS.filter((key) => field === undefined || key === field).map((key) => receiptOf(college, key));
      if (format === 'csv') {
        const rows = receipts.map(({ provenance, ...rest }) => ({ ...rest, ...provenance }));
        return csvReply(`${college.slug}-receipts`, ['field', 'label', 'value', ...RECEIPT_COLUMNS], rows);
      }
      return { collegeId: id, receipts, dataVersion: colleges.dataVersion() };
    },
    async changes({ params: { id }, query }) {
      colleges.byId(id);
      const changes = await history.changesBetween(id, query);
      return { collegeId: id, changes: changes.map(changeView), dataVersion: colleges.dataVersion() };
    },
    async overall({ query }) {
      const diff = await history.overall(query);
      const { inserted, updated, vanished, fields, largest, anomalies } = diff;
      return {
        colleges: { added: inserted.count, changed: updated, left: vanished.count },
        fields: fields.map(({ receiptOnly, ...counts }) => ({
          ...counts,
          label: fieldLabel(counts.field as FieldKey),
          otherYear: receiptOnly,
        })),
        largest: [...largest],
        anomalies: anomalies.count,
        dataVersion: colleges.dataVersion(),
      };
    },
    recentOf: async ({ query: { ids } }) => (await history.recentOf(ids)).map(changesView),
    versions: async () => (await history.versions()).map(versionView),
  };
}

function only(past: History, field: FieldKey | undefined): History {
  if (field === undefined) return past;
  const points = Object.hasOwn(FIGURES, field) ? past[field as FigureKey] : undefined;
  return points ? { [field]: points } : {};
}

function receiptOf(college: CollegeRecord, field: FieldKey): Receipt {
  const value = college[field];
  const provenance = college.provenance[field] ?? null;
  return { field, label: fieldLabel(field), value, status: statusOf(college, field, value), provenance };
}

type Row = Partial<Provenance> & Record<string, unknown>;

function historyRows(past: History): Row[] {
  return Object.entries(past).flatMap(([field, points]) =>
    points.map(({ year, value, status, receipt }) => ({ field, describes: year, value, status, ...receipt })),
  );
}

function csvReply<T>(name: string, columns: readonly string[], rows: readonly Row[]): Reply<T> {
  const csv = { type: 'text/csv; charset=utf-8; header=present', rows: () => csvOf(columns, rows) };
  return new Reply(csv, ['Content-Disposition', `attachment; filename="${name}.csv"`]);
}
