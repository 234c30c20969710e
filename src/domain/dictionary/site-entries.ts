import { OPERATING_STATUSES, type College } from '../colleges/college.ts';
import type { AttributeKey } from '../colleges/attributes.ts';
import type { FigureKey } from '../colleges/figures.ts';
import type { EntryFacts } from './attribute-entries.ts';
import type { FieldEntry } from './field-entry.ts';

const BY_STAFF = 'Written or chosen by the people who run this site.';
const IN_OTHER_FILE = 'Sources and statuses are in receipts.csv.';

/** Fields that no source supplies. */
export const SITE_ENTRIES: Readonly<Record<Exclude<keyof College, FigureKey | AttributeKey>, EntryFacts & Pick<FieldEntry, 'label'>>> = {
  id: { label: 'Number', group: 'identity', type: 'integer', meaning: 'Id of the college on this site.', missing: 'never' },
  ipedsUnitId: {
    label: 'UNITID',
    group: 'identity',
    type: 'integer',
    meaning: 'Six-digit number that identifies the institution in all federal sources.',
  },
  slug: { label: 'Address', group: 'identity', type: 'string', meaning: 'Last part of the address of the college page.', missing: 'never' },
  formerNames: { label: 'Former names', group: 'identity', type: 'list', meaning: 'Earlier names of the college.', searchParam: 'q' },
  formerSlugs: {
    label: 'Former addresses',
    group: 'identity',
    type: 'list',
    meaning: 'Earlier last parts of the address of the college page; they lead to the present one.',
  },
  description: {
    label: 'Description',
    group: 'identity',
    type: 'string',
    meaning: 'A short text about the college; no federal source has one.',
    keptBack: BY_STAFF,
  },
  imageUrl: {
    label: 'Picture',
    group: 'identity',
    type: 'string',
    meaning: 'Address of a picture of the college; no federal source has one.',
    keptBack: BY_STAFF,
  },
  isFeatured: {
    label: 'Featured',
    group: 'kind',
    type: 'boolean',
    meaning: 'Featured on the home page.',
    missing: 'never',
    keptBack: BY_STAFF,
  },
  acceptanceRate: {
    label: 'Acceptance rate, as text',
    group: 'admissions',
    type: 'string',
    meaning: 'The acceptance rate as a percentage, such as 58%; the number is acceptanceRateNum.',
    searchParam: 'acceptance',
  },
  operatingStatus: {
    label: 'Status',
    group: 'record',
    type: 'string',
    meaning: 'Whether the college is open; the bulk files hold open colleges with undergraduates only.',
    codes: OPERATING_STATUSES,
    missing: 'never',
  },
  successorUnitId: {
    label: 'Successor',
    group: 'record',
    type: 'integer',
    meaning: 'UNITID of the college that this college merged into.',
  },
  lastDataSync: {
    label: 'Last update',
    group: 'record',
    type: 'datetime',
    meaning: 'Time when the last import that changed the college ended.',
  },
  dataSourceFlags: {
    label: 'Imports by source',
    group: 'record',
    type: 'object',
    meaning:
      'By source: the newest import that supplied a value, its year, release, end and file hash, and all fields from the source, also those it reports as missing.',
    missing: 'empty',
    keptBack: IN_OTHER_FILE,
  },
  valueStatus: {
    label: 'Statuses',
    group: 'record',
    type: 'object',
    meaning: 'Reasons for missing values, and marks of imputed values; all other values are reported.',
    missing: 'empty',
    keptBack: IN_OTHER_FILE,
  },
};
