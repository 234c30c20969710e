import { z } from 'zod';
import { COLLEGE_TYPES, OPERATING_STATUSES } from '../../domain/colleges/college.ts';
import { STATE_CODES } from '../../domain/colleges/states.ts';
import { EDITABLE_FIELDS, COMPUTED_FIELDS } from '../../domain/corrections/college-form.ts';
import { timestamp } from '../shapes/codecs.ts';
import { defineResource } from '../resource.ts';
import { fieldFacts, storedValue, writtenValue } from './college-values.ts';

/** A schema for each field. */
const schemasOf = <F extends string>(fields: readonly F[], schemaOf: (field: F) => z.ZodType) =>
  Object.fromEntries(fields.map((field) => [field, schemaOf(field)])) as Record<F, z.ZodType>;

const values = z.object(schemasOf(EDITABLE_FIELDS, writtenValue));
const oneOrMany = <T extends z.ZodType>(value: T) => z.union([value, z.array(value).max(100)]);

/** Colleges. A change of an imported field sets a lock and needs a reason; list rows have the first fields only. */
export const colleges = defineResource({
  name: 'colleges',
  words: { one: 'college', many: 'colleges' },
  read: 'read',
  write: 'catalog',
  record: z
    .object({
      id: z.int(),
      version: z.int(),
      ipedsUnitId: z.int().nullable(),
      slug: z.string(),
      operatingStatus: z.enum(OPERATING_STATUSES),
      lastDataSync: timestamp.nullable(),
      /** The number of locked fields. */
      locks: z.int(),
      ...schemasOf([...EDITABLE_FIELDS, ...COMPUTED_FIELDS], storedValue),
      /** What the college has from each source. Only in answers about one college. */
      dataSourceFlags: z.record(z.string(), z.unknown()).optional(),
      /** The end of the last import of each source, also of one that changed nothing. Only in answers about one college. */
      lastChecked: z.record(z.string(), z.string()).optional(),
      /** By field. Only in answers about one college. */
      fields: z.record(z.string(), fieldFacts).optional(),
    })
    .meta({ id: 'StaffCollege' }),
  filter: z.object({
    state: oneOrMany(z.enum(STATE_CODES)).optional(),
    type: oneOrMany(z.enum(COLLEGE_TYPES)).optional(),
    operatingStatus: oneOrMany(z.enum(OPERATING_STATUSES)).optional(),
    hasLocks: z.boolean().optional(),
    isFeatured: z.boolean().optional(),
    /** Colleges without a value in this field. */
    missing: z.enum(EDITABLE_FIELDS).optional(),
  }),
  sortable: ['name', 'id', 'location', 'state', 'type', 'level', 'size', 'operatingStatus', 'lastDataSync', 'locks', 'version'],
  change: values,
  notInFiles: ['dataSourceFlags', 'lastChecked', 'fields'],
  bulk: values.pick({
    isFeatured: true,
    testingPolicy: true,
    openAdmission: true,
    academicCalendar: true,
    hasStudyAbroad: true,
    isHBCU: true,
    isTribal: true,
    isWomenOnly: true,
    isOnlineOnly: true,
  }),
});
