import { z } from 'zod';
import { EARNINGS_PARTS } from '../../domain/programs/major-earnings.ts';

/**
 * What graduates of a major earn at a college: dollars a year, a median of the College Scorecard, of one level and definition in all hits.
 * `text` says all of it; `brief`, for a card, leaves out the major if it is the only one of the search. `major` and `dollars` are null without a published figure.
 */
export const majorEarnings = z
  .object({
    major: z.string().nullable(),
    dollars: z.int().nullable(),
    award: z.string(),
    part: z.enum(EARNINGS_PARTS),
    text: z.string(),
    brief: z.string(),
  })
  .meta({ id: 'MajorEarnings' });
