import type { FieldErrors } from '../../data-provider/field-errors.ts';

/** The messages of a refused mapping by file and column. `places` are those of the mapping that was sent. */
export function columnFaults(errors: FieldErrors | undefined, places: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const faults = new Map<string, string>();
  for (const [path, message] of messagesIn(errors?.mapping, '')) {
    const place = [...places].find(([start]) => path === start || path.startsWith(`${start}.`))?.[1];
    if (place !== undefined && !faults.has(place)) faults.set(place, message);
  }
  return faults;
}

function messagesIn(errors: FieldErrors[string] | undefined, path: string): [path: string, message: string][] {
  if (errors === undefined) return [];
  if (typeof errors === 'string') return [[path, errors]];
  return Object.entries(errors).flatMap(([key, inner]) => messagesIn(inner, path === '' ? key : `${path}.${key}`));
}
