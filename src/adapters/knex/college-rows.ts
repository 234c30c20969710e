import type { Knex } from 'knex';
import { parseAcceptanceRate } from '../../domain/colleges/college-values.ts';
import type { FieldKey } from '../../domain/colleges/attributes.ts';
import type { Provenance } from '../../domain/colleges/sources.ts';
import type { CollegeRecord } from '../../domain/colleges/college.ts';
import { unshownFields, type Unshown } from '../../domain/colleges/shown/unshown-values.ts';
import { FIGURE_KEYS, FIGURES, type FigureKey } from '../../domain/colleges/figures.ts';
import { PROGRAM_FIELDS } from '../../domain/majors/awards.ts';

/** SQL types of the columns of `colleges`. Only this file maps field names to column names. */
export type ColumnType = 'integer' | 'bigint' | 'double precision' | 'text' | 'text[]' | 'boolean' | 'jsonb' | 'timestamptz';

/** `avgSAT` is `avg_sat` in the database, `isHBCU` is `is_hbcu`. */
export function columnOf(field: string): string {
  return field.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

const FIGURE_TYPES: Record<(typeof FIGURES)[FigureKey]['unit'], ColumnType> = {
  count: 'integer',
  usd: 'integer',
  points: 'integer',
  fraction: 'double precision',
  score: 'double precision',
  'per-1000': 'double precision',
  ratio: 'double precision',
};

type OtherField = Exclude<keyof CollegeRecord, FigureKey | 'id' | 'valueStatus' | 'provenance' | 'shortName' | 'schoolColors'>;

const OTHER_TYPES: Record<OtherField, ColumnType> = {
  ipedsUnitId: 'integer',
  slug: 'text',
  name: 'text',
  aliases: 'text[]',
  formerNames: 'text[]',
  formerSlugs: 'text[]',
  location: 'text',
  state: 'text',
  zip: 'text',
  latitude: 'double precision',
  longitude: 'double precision',
  locale: 'text',
  type: 'text',
  level: 'integer',
  description: 'text',
  imageUrl: 'text',
  website: 'text',
  religiousAffiliation: 'text',
  acceptanceRate: 'text',
  testingPolicy: 'text',
  openAdmission: 'boolean',
  isHBCU: 'boolean',
  isTribal: 'boolean',
  isWomenOnly: 'boolean',
  isOnlineOnly: 'boolean',
  isFeatured: 'boolean',
  undergraduateRaces: 'jsonb',
  admissionFactors: 'jsonb',
  academicCalendar: 'text',
  athleticAssociations: 'text[]',
  athleticDivision: 'text',
  athleticConferences: 'jsonb',
  rotcPrograms: 'text[]',
  hasStudyAbroad: 'boolean',
  netPriceCalculatorUrl: 'text',
  applicationUrl: 'text',
  financialAidUrl: 'text',
  federalAid: 'text',
  opeId: 'text',
  netPricesByIncome: 'jsonb',
  netPriceStudents: 'jsonb',
  crimeIncidentsByYear: 'jsonb',
  researchFundingByDepartment: 'jsonb',
  carnegieClassification: 'text',
  carnegieScheme: 'text',
  researchActivity: 'text',
  operatingStatus: 'text',
  successorUnitId: 'integer',
  lastDataSync: 'timestamptz',
  dataSourceFlags: 'jsonb',
};

/** Every stored field except id, provenance and status, in the order of exports. */
export const COLUMN_TYPES: ReadonlyMap<string, ColumnType> = new Map<string, ColumnType>([
  ...Object.entries(OTHER_TYPES),
  ...FIGURE_KEYS.map((key): [string, ColumnType] => [key, figureType(key)]),
  ...PROGRAM_FIELDS.map((key): [string, ColumnType] => [key, 'jsonb']),
]);

/** The fields of a college in memory. */
export const RECORD_FIELDS = [...COLUMN_TYPES.keys()].filter((field) => !PROGRAM_FIELDS.some((key) => key === field));

function figureType(key: FigureKey): ColumnType {
  return key === 'researchFundingTotal' || key === 'researchExpense' ? 'bigint' : FIGURE_TYPES[FIGURES[key].unit];
}

/** A row of `value_sources`. */
export interface ValueSourceRow {
  id: number;
  source: Provenance['source'];
  table_name: string;
  variable: string;
  year: number;
  period: string;
  release: Provenance['release'];
  run_id: number | null;
}

/** A row of `value_sources` with the time its run finished. */
export interface ProvenanceRow extends ValueSourceRow {
  finished_at: Date | null;
}

/** Selects provenance as `ProvenanceRow`s. */
export const selectProvenance = (db: Knex) =>
  db<ProvenanceRow>('value_sources as v').leftJoin('import_runs as r', 'r.id', 'v.run_id').select('v.*', 'r.finished_at');

/** A row of `colleges` with its JSON as text: equal texts become one shared object. */
export interface CollegeRow extends Record<string, unknown> {
  id: number;
  data_source_flags: string;
  field_sources: string;
  field_status: string;
}

/** Fields of a row of `colleges` as a record has them. Unshown fields are null. */
export interface ReadFields {
  values: Record<string, unknown>;
  unshown: Unshown;
}

export function createFieldReader(fields: readonly string[]): (row: Readonly<Record<string, unknown>>) => ReadFields {
  const readers = fields.map((field) => ({ field, column: columnOf(field), convert: converterOf(COLUMN_TYPES.get(field)) }));
  return (row) => {
    const record: Record<string, unknown> = {};
    for (const { field, column, convert } of readers) record[field] = convert ? convert(row[column]) : row[column];
    // Without a number from a source, the text gives it.
    if (record['acceptanceRateNum'] === null) record['acceptanceRateNum'] = parseAcceptanceRate(record['acceptanceRate'] as string | null);
    const unshown = unshownFields(record);
    for (const field of Object.keys(unshown)) if (Object.hasOwn(record, field)) record[field] = null;
    if (unshown.acceptanceRateNum !== undefined) record['acceptanceRate'] = null;
    return { values: record, unshown };
  };
}

const readFields = createFieldReader(RECORD_FIELDS.filter((field) => field !== 'dataSourceFlags'));

function converterOf(type: ColumnType | undefined): ((value: unknown) => unknown) | undefined {
  // The driver returns times as Date.
  return type === 'timestamptz' ? (value) => (value instanceof Date ? value.toISOString() : null) : undefined;
}

/** Reads rows as records. Colleges with equal provenance, status or flags share one frozen object. */
export function createCollegeReader(sources: readonly ProvenanceRow[]): (row: CollegeRow) => CollegeRecord {
  const byId = new Map(sources.map((source) => [source.id, toProvenance(source)]));
  const provenance = sharedByText((value: [Record<FieldKey, number>, Unshown]) => toProvenanceByField(...value, byId));
  const statuses = sharedByText((value: [CollegeRecord['valueStatus'], Unshown]) => toStatuses(...value));
  const flags = sharedByText((value: CollegeRecord['dataSourceFlags']) => value);
  return (row) => {
    const { values, unshown } = readFields(row);
    const reasons = JSON.stringify(unshown);
    const record: Record<string, unknown> = { id: row.id, ...values };
    record['dataSourceFlags'] = flags(row.data_source_flags);
    record['valueStatus'] = statuses(`[${row.field_status},${reasons}]`);
    record['provenance'] = provenance(`[${row.field_sources},${reasons}]`);
    return record as unknown as CollegeRecord;
  };
}

/** The stored statuses with the reasons of the unshown fields. */
function toStatuses(stored: CollegeRecord['valueStatus'], unshown: Unshown): CollegeRecord['valueStatus'] {
  return { ...stored, ...Object.fromEntries(Object.entries(unshown).map(([field, { status }]) => [field, status])) };
}

/** `make` gets the parsed JSON, unchecked. */
function sharedByText<To extends object>(make: (value: never) => To): (text: string) => To {
  const known = new Map<string, To>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      value = Object.freeze(make(JSON.parse(text) as never));
      known.set(text, value);
    }
    return value;
  };
}

/** Unshown fields have the provenance of the field that gives the reason. */
function toProvenanceByField(
  ids: Record<string, number>,
  unshown: Unshown,
  byId: ReadonlyMap<number, Provenance>,
): CollegeRecord['provenance'] {
  const reasons = Object.entries(unshown).map(([field, { because }]): [string, number | undefined] => [field, ids[because]]);
  const all = Object.entries({ ...ids, ...Object.fromEntries(reasons) });
  // `acceptanceRate` is the text of `acceptanceRateNum` and shares its provenance.
  return Object.fromEntries(all.flatMap(([field, id]) => (field === 'acceptanceRate' || id === undefined ? [] : [[field, byId.get(id)]])));
}

export function toProvenance({ source, table_name, variable, year, period, release, run_id, finished_at }: ProvenanceRow): Provenance {
  const importedAt = finished_at?.toISOString() ?? null;
  return Object.freeze({ source, table: table_name, variable, year, period, release, runId: run_id, importedAt });
}
