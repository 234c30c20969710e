export type Values = Record<string, unknown>;

/** Inputs show a missing value as an empty text. */
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Equal as JSON. Null, missing and the empty text are equal. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);

/** The fields of `data` that differ from `before`, with the values of `data`. `fields` limits them to what the API accepts. */
export function changedFields(before: Values, data: Values, fields: readonly string[]): Values {
  const changed = fields.filter((field) => field in data && !isSameValue(before[field], data[field]));
  return Object.fromEntries(changed.map((field) => [field, data[field] ?? null]));
}
