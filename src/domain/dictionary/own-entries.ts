import { OPERATING_STATUSES, type AttributeKey, type College } from '../colleges/college.ts';
import type { FigureKey } from '../colleges/figures.ts';
import type { GivenEntry } from './attribute-entries.ts';
import type { FieldEntry } from './field-entry.ts';

const WRITTEN_BY_US = 'Written or chosen by the people who run this site.';
const IN_RECEIPTS = 'Receipts and statuses have a file of their own.';

/** What no source supplies: how a college is found on this site, and what this site knows of its own record. */
export const OWN_ENTRIES: Readonly<Record<Exclude<keyof College, FigureKey | AttributeKey>, GivenEntry & Pick<FieldEntry, 'label'>>> = {
  id: { label: 'Number', group: 'identity', type: 'integer', meaning: 'Number of the college on this site.', missing: 'never' },
  ipedsUnitId: {
    label: 'UNITID',
    group: 'identity',
    type: 'integer',
    meaning: 'Six-digit number by which all federal sources know the institution.',
  },
  slug: { label: 'Address', group: 'identity', type: 'string', meaning: 'Last part of the address of its page.', missing: 'never' },
  formerNames: { label: 'Former names', group: 'identity', type: 'list', meaning: 'Names it had before.', searchParam: 'q' },
  description: {
    label: 'Description',
    group: 'identity',
    type: 'string',
    meaning: 'A few sentences about the college; no federal source has any.',
    keptBack: WRITTEN_BY_US,
  },
  imageUrl: {
    label: 'Picture',
    group: 'identity',
    type: 'string',
    meaning: 'Address of a picture of the college; no federal source has any.',
    keptBack: WRITTEN_BY_US,
  },
  isFeatured: {
    label: 'Featured',
    group: 'kind',
    type: 'boolean',
    meaning: 'Shown in the spotlight of the home page.',
    keptBack: WRITTEN_BY_US,
  },
  acceptanceRate: {
    label: 'Acceptance rate, as text',
    group: 'admissions',
    type: 'string',
    meaning: 'The acceptance rate as people write it, such as 58%; the number is acceptanceRateNum.',
    searchParam: 'acceptance',
  },
  operatingStatus: {
    label: 'Status',
    group: 'record',
    type: 'string',
    meaning: 'Whether the college is open; the bulk files hold open ones only.',
    codes: OPERATING_STATUSES,
    missing: 'never',
  },
  successorUnitId: {
    label: 'Successor',
    group: 'record',
    type: 'integer',
    meaning: 'UNITID of the college that it was merged into.',
  },
  lastDataSync: {
    label: 'Last update',
    group: 'record',
    type: 'datetime',
    meaning: 'When an import last changed something about the college.',
  },
  dataSourceFlags: {
    label: 'Imports by source',
    group: 'record',
    type: 'object',
    meaning: 'For each source the year, release and time of the last import that changed the college.',
    missing: 'empty',
    keptBack: IN_RECEIPTS,
  },
  valueStatus: {
    label: 'Statuses',
    group: 'record',
    type: 'object',
    meaning: 'Why values are missing, or that they were imputed; what is not named here is simply reported.',
    missing: 'empty',
    keptBack: IN_RECEIPTS,
  },
};
