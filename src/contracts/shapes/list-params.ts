import { z } from 'zod';
import { jsonText } from './codecs.ts';

export const MAX_ROWS_PER_LIST = 1000;

export const listRange = jsonText(
  z.tuple([z.int().min(0), z.int().min(0).max(1_000_000)]).refine(([first, last]) => first <= last && last - first < MAX_ROWS_PER_LIST),
  `[first,last] row, counted from 0 and both included; at most ${MAX_ROWS_PER_LIST} rows`,
  '[0,24]',
);
