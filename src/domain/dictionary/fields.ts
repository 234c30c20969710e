import { ATTRIBUTE_LABELS, ATTRIBUTE_KEYS, type AttributeKey, type FieldKey } from '../colleges/attributes.ts';
import type { ValueKey } from '../colleges/college-values.ts';
import { FIGURE_KEYS, FIGURES, type FigureKey, type FigureUnit } from '../colleges/figures.ts';
import type { RangeParam } from '../search/params.ts';
import { RANGE_PARAMS } from '../search/range-spec.ts';
import { ATTRIBUTE_ENTRIES, type EntryFacts } from './attribute-entries.ts';
import { FIELD_GROUPS, type FieldEntry, type FieldType, type MissingForm, type PublicField } from './field-entry.ts';
import { FIGURE_MEANINGS } from './figure-meanings.ts';
import { SITE_ENTRIES } from './site-entries.ts';

function entryOf(key: PublicField, given: EntryFacts & Pick<FieldEntry, 'label'>): FieldEntry {
  return {
    key,
    unit: null,
    direction: null,
    codes: null,
    names: null,
    missing: MISSING[given.type],
    keptBack: null,
    searchParam: null,
    ...given,
  };
}

const attributeEntry = (key: AttributeKey): FieldEntry => entryOf(key, { label: ATTRIBUTE_LABELS[key], ...ATTRIBUTE_ENTRIES[key] });
const ownEntries = (): FieldEntry[] =>
  (Object.keys(SITE_ENTRIES) as (keyof typeof SITE_ENTRIES)[]).map((key) => entryOf(key, SITE_ENTRIES[key]));

const MISSING: Readonly<Record<FieldType, MissingForm>> = {
  integer: 'null',
  number: 'null',
  string: 'null',
  datetime: 'null',
  map: 'null',
  'text-map': 'null',
  boolean: 'null',
  list: 'empty',
  object: 'empty',
};

const WHOLE: ReadonlySet<FigureUnit> = new Set<FigureUnit>(['count', 'usd', 'points']);

function figureEntry(key: FigureKey): FieldEntry {
  const { label, group, unit, better } = FIGURES[key];
  const type = WHOLE.has(unit) ? 'integer' : 'number';
  return entryOf(key, { label, group, unit, type, meaning: FIGURE_MEANINGS[key], direction: better, searchParam: paramOf(key) });
}

const PARAMS = Object.entries(RANGE_PARAMS) as [RangeParam, ValueKey][];

function paramOf(key: FigureKey): RangeParam | null {
  if (key === 'netPricePublic' || key === 'netPricePrivate') return 'netPrice';
  if (key === 'transfersIn') return 'transferShare';
  return PARAMS.find(([, figure]) => figure === key)?.[0] ?? null;
}

/** The dictionary: every public field of a college, sorted by group. */
export const FIELDS: readonly FieldEntry[] = [...ownEntries(), ...ATTRIBUTE_KEYS.map(attributeEntry), ...FIGURE_KEYS.map(figureEntry)].sort(
  (a, b) => FIELD_GROUPS.indexOf(a.group) - FIELD_GROUPS.indexOf(b.group),
);

const SUPPLIED: ReadonlySet<string> = new Set<string>([...FIGURE_KEYS, ...ATTRIBUTE_KEYS]);

/** Whether sources supply a field, so that its values have provenance and a status. */
export const hasProvenance = (key: PublicField): key is FieldKey => SUPPLIED.has(key);

/** The field that holds the provenance. The acceptance rate as text uses the provenance of the number. */
export const provenanceKeyOf = (key: PublicField): FieldKey | null =>
  key === 'acceptanceRate' ? 'acceptanceRateNum' : hasProvenance(key) ? key : null;

const NESTED: ReadonlySet<FieldType> = new Set<FieldType>(['map', 'text-map', 'object']);

/** Fields that fit in one cell of a table. */
export const PLAIN_FIELDS: readonly FieldEntry[] = FIELDS.filter(({ type }) => !NESTED.has(type));
