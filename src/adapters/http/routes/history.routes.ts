import type { WireOf } from '../../../contracts/endpoint.ts';
import type { historyContract } from '../../../contracts/history.contract.ts';
import { statusOf, type CollegeRecord } from '../../../domain/colleges/college.ts';
import type { ProgramField } from '../../../domain/majors/awards.ts';
import { FIELD_KEYS, type FieldKey } from '../../../domain/colleges/attributes.ts';
import { importsOf, type ImportsById } from '../../../domain/imports/import-facts.ts';
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
const IMPORT_COLUMNS = ['obtainedFrom', 'matchedBy', 'file', 'sha256'];

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
        const rows = receipts.map(({ provenance, ...rest }) => ({ ...rest, ...provenance, ...importRow(provenance, colleges.imports()) }));
        return csvReply(`${college.slug}-receipts`, ['field', 'label', 'value', ...PROVENANCE_COLUMNS, ...IMPORT_COLUMNS], rows);
      }
      return { collegeId: id, receipts, imports: importsOf(college, colleges.imports()), dataVersion: colleges.dataVersion() };
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
          label: fieldLabel(counts.field as FieldKey | ProgramField),
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

/** How the files of a value were obtained and matched; with several files of one table, their names and hashes are lists. */
function importRow(provenance: Provenance | null, imports: ImportsById): Record<string, unknown> {
  const facts = imports.get(provenance?.runId ?? 0);
  const files = facts?.files.filter(({ table }) => table === provenance?.table) ?? [];
  const { obtainedFrom, matchedBy } = facts ?? {};
  return { obtainedFrom, matchedBy, file: files.map(({ file }) => file), sha256: files.map(({ sha256 }) => sha256) };
}

type Row = Partial<Provenance> & Record<string, unknown>;

function historyRows(history: History): Row[] {
  return Object.entries(history).flatMap(([field, points]) =>
    points.map(({ year, value, status, provenance }) => ({ field, describes: year, value, status, ...provenance })),
  );
}
