import type { WireOf } from '../../../contracts/endpoint.ts';
import type { historyContract } from '../../../contracts/history.contract.ts';
import { statusOf, type CollegeRecord } from '../../../domain/colleges/college.ts';
import { FIELD_KEYS, type FieldKey } from '../../../domain/colleges/attributes.ts';
import type { Provenance } from '../../../domain/colleges/sources.ts';
import type { Colleges } from '../../../domain/search/search.use-cases.ts';
import { FIGURES, type FigureKey } from '../../../domain/colleges/figures.ts';
import type { History } from '../../../domain/history/history.ts';
import type { HistoryUseCases } from '../../../domain/history/history.use-cases.ts';
import { changesView, changeView, fieldLabel, historyView, versionView } from '../answer/history-views.ts';
import { csvReply } from '../answer/reply.ts';
import type { Handlers } from '../mount.ts';

type Contract = typeof historyContract;
type FieldProvenance = WireOf<Contract['provenance']>['receipts'][number];

const PROVENANCE_COLUMNS = ['status', 'source', 'table', 'variable', 'period', 'year', 'release', 'runId', 'importedAt'];

export function historyRoutes(history: HistoryUseCases, colleges: Colleges): Handlers<Contract> {
  return {
    async ofCollege({ params: { id }, query: { field, format } }) {
      const college = colleges.byId(id);
      const points = only(await history.ofCollege(id), field);
      if (format === 'csv')
        return csvReply(`${college.slug}-history`, ['field', 'describes', 'value', ...PROVENANCE_COLUMNS], historyRows(points));
      return { collegeId: id, history: historyView(points), dataVersion: colleges.dataVersion() };
    },
    provenance({ params: { id }, query: { field, format } }) {
      const college = colleges.byId(id);
      const receipts = FIELD_KEYS.filter((key) => field === undefined || key === field).map((key) => provenanceOf(college, key));
      if (format === 'csv') {
        const rows = receipts.map(({ provenance, ...rest }) => ({ ...rest, ...provenance }));
        return csvReply(`${college.slug}-receipts`, ['field', 'label', 'value', ...PROVENANCE_COLUMNS], rows);
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

function only(history: History, field: FieldKey | undefined): History {
  if (field === undefined) return history;
  const points = Object.hasOwn(FIGURES, field) ? history[field as FigureKey] : undefined;
  return points ? { [field]: points } : {};
}

function provenanceOf(college: CollegeRecord, field: FieldKey): FieldProvenance {
  const value = college[field];
  const provenance = college.provenance[field] ?? null;
  return { field, label: fieldLabel(field), value, status: statusOf(college, field, value), provenance };
}

type Row = Partial<Provenance> & Record<string, unknown>;

function historyRows(history: History): Row[] {
  return Object.entries(history).flatMap(([field, points]) =>
    points.map(({ year, value, status, provenance }) => ({ field, describes: year, value, status, ...provenance })),
  );
}
