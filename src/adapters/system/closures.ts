import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Closure } from '../../domain/colleges/kind/closures.ts';

export const CLOSURES_FILE = path.resolve(import.meta.dirname, '../../../seeds/closures.json');

const date = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'a year, month or day: 2025, 2025-05 or 2025-05-31');
const source = z.strictObject({
  publisher: z.string().min(1),
  title: z.string().min(1),
  date,
  url: z.url({ protocol: /^https?$/ }).nullable(),
});
const closure = z.strictObject({
  unitId: z.int().positive(),
  name: z.string().min(1),
  closed: date,
  kind: z.enum(['closed', 'merged']),
  successorUnitId: z.int().positive().nullable(),
  source,
  checked: z.iso.date(),
  isReviewed: z.boolean(),
});
const content = z.strictObject({ about: z.string(), closures: z.array(closure) });

/** The closures that staff keep in a file. Throws if the file is not what it should be. */
export function readClosures(file = CLOSURES_FILE): Closure[] {
  const { closures } = content.parse(JSON.parse(readFileSync(file, 'utf8')));
  const [twice] = closures.filter(({ unitId }, index) => closures.findIndex((other) => other.unitId === unitId) !== index);
  if (twice) throw new Error(`${file}: ${twice.unitId} ${twice.name} is listed twice.`);
  const [early] = closures.filter(({ closed, checked }) => closed > checked);
  if (early) throw new Error(`${file}: ${early.unitId} ${early.name} was checked before it closed.`);
  return closures;
}
