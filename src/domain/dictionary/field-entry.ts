import type { College } from '../colleges/college.ts';
import type { FigureGroup, FigureUnit } from '../colleges/figures.ts';
import type { SearchParamKey } from '../search/params.ts';

/** Everything the world sees of a college. */
export type PublicField = keyof College;

// prettier-ignore
export const FIELD_GROUPS = [
  'identity', 'place', 'kind', 'students', 'cost', 'admissions', 'outcomes', 'safety', 'athletics', 'research', 'scores', 'record',
] as const satisfies readonly (FigureGroup | 'identity' | 'place' | 'kind' | 'record')[];
export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** As it travels in JSON; `list` is of texts, `map` of numbers by name, `object` is nested, `datetime` is ISO 8601 in UTC. */
export const FIELD_TYPES = ['integer', 'number', 'boolean', 'string', 'list', 'map', 'object', 'datetime'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** How a value that is not there looks: `null` (an empty cell in CSV), an empty list or object, `false`; `never` is always there. */
export const MISSING_FORMS = ['null', 'empty', 'false', 'never'] as const;
export type MissingForm = (typeof MISSING_FORMS)[number];

/** One field of the dictionary. */
export interface FieldEntry {
  /** Its name in the API, in CSV and in NDJSON. */
  key: PublicField;
  label: string;
  group: FieldGroup;
  unit: FigureUnit | 'degrees' | null;
  type: FieldType;
  /** One sentence. */
  meaning: string;
  /** Which way is unambiguously good for a student. */
  direction: 'higher' | 'lower' | null;
  /** Every value it can have, where that is a closed list of a few. */
  codes: readonly (string | number)[] | null;
  missing: MissingForm;
  /** Where it is kept out of the bulk files, the reason. */
  keptBack: string | null;
  searchParam: SearchParamKey | null;
}
