import { z } from 'zod';
import { INCOME_BANDS } from '../../domain/colleges/categories.ts';
import { COLLEGE_TYPES, OPERATING_STATUSES } from '../../domain/colleges/college.ts';
import { FIGURE_RANGES } from '../../domain/colleges/figure-ranges.ts';
import { STATE_CODES } from '../../domain/colleges/states.ts';
import { defineResource } from '../resource.ts';
import { fieldFacts } from './college-values.ts';

const [MIN, MAX] = FIGURE_RANGES.netPricePublic;
const price = z.int().min(MIN).max(MAX).nullable().optional();
const written = z.strictObject(Object.fromEntries(INCOME_BANDS.map((band) => [band, price])));

/** The net prices of each college by family income, in whole US dollars. The version is that of the college. */
export const netPrices = defineResource({
  name: 'net-prices',
  words: { one: 'college', many: 'colleges' },
  read: 'read',
  write: 'catalog',
  record: z
    .object({
      id: z.int(),
      version: z.int(),
      ipedsUnitId: z.int().nullable(),
      slug: z.string(),
      name: z.string(),
      state: z.enum(STATE_CODES),
      type: z.enum(COLLEGE_TYPES),
      operatingStatus: z.enum(OPERATING_STATUSES),
      /** Bands without a price are absent; null if no band has one. */
      netPricesByIncome: z.partialRecord(z.enum(INCOME_BANDS), z.number()).nullable(),
      isLocked: z.boolean(),
      /** Of `netPricesByIncome`. Only in answers about one college. */
      fields: z.record(z.string(), fieldFacts).optional(),
    })
    .meta({ id: 'StaffNetPrices' }),
  notInFiles: ['fields'],
  filter: z.object({
    state: z.enum(STATE_CODES).optional(),
    type: z.enum(COLLEGE_TYPES).optional(),
    operatingStatus: z.enum(OPERATING_STATUSES).optional(),
    isLocked: z.boolean().optional(),
    hasPrices: z.boolean().optional(),
  }),
  sortable: ['name', 'id', 'state', 'type', 'version'],
  change: z.object({ netPricesByIncome: written.nullable() }),
  needsReason: true,
});
