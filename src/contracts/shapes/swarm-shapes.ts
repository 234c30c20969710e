import { z } from 'zod';
import { INCOME_BANDS } from '../../domain/colleges/categories.ts';
import { STATE_CODES } from '../../domain/colleges/states.ts';
import { number, record } from './college-shapes.ts';

/** Colleges as dots: one list for each property, all in the same order. */
export const swarmColumns = z
  .object({
    names: z.array(z.string()),
    /** Null where the slug is the name in lower case letters a–z, digits and single hyphens, without accents. */
    slugs: z.array(z.string().nullable()),
    locations: z.array(z.string()),
    states: z.array(z.enum(STATE_CODES)),
    /** The kinds of colleges. Those of the same kind are peers. */
    kinds: z.array(z.string()),
    /** For each college, the place of its kind in `kinds`, from 0. */
    kindOf: z.array(z.int()),
    values: z.array(z.number()),
    /** Net prices of the income bands, US dollars a year, null where pages show none. Only with `incomes=all`. */
    byIncome: z.object(record(INCOME_BANDS, z.array(number))).optional(),
  })
  .meta({ id: 'SwarmColumns' });
