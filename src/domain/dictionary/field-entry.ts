import type { College } from '../colleges/college.ts';
import type { FigureGroup, FigureUnit } from '../colleges/figures.ts';
import type { SearchParamKey } from '../search/params.ts';

/** A field of the public API. */
export type PublicField = keyof College;

// prettier-ignore
export const FIELD_GROUPS = [
  'identity', 'place', 'kind', 'students', 'cost', 'admissions', 'outcomes', 'safety', 'athletics', 'research', 'scores', 'record',
] as const satisfies readonly (FigureGroup | 'identity' | 'place' | 'kind' | 'record')[];
export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** Types in JSON. `list`: strings. `map`: numbers by name. `text-map`: strings by name. `object`: nested. `datetime`: ISO 8601 in UTC. */
export const FIELD_TYPES = ['integer', 'number', 'boolean', 'string', 'list', 'map', 'text-map', 'object', 'datetime'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** The form of a missing value: `null` (an empty cell in CSV), or an empty list or object. `never`: it always has a value. */
export const MISSING_FORMS = ['null', 'empty', 'never'] as const;
export type MissingForm = (typeof MISSING_FORMS)[number];

/** One field of the dictionary. */
export interface FieldEntry {
  /** The name in the API, in CSV and in NDJSON. */
  key: PublicField;
  label: string;
  group: FieldGroup;
  unit: FigureUnit | 'degrees' | null;
  type: FieldType;
  /** One sentence. */
  meaning: string;
  /** The direction that is clearly better for students. */
  direction: 'higher' | 'lower' | null;
  /** All possible values, if there are only a few. Of a list or a map: of each item. */
  codes: readonly (string | number)[] | null;
  /** The possible names in a map, if there are only a few. */
  names: readonly string[] | null;
  missing: MissingForm;
  /** The reason if the field is not in the bulk files. */
  keptBack: string | null;
  searchParam: SearchParamKey | null;
}
