import { z } from 'zod';
import type { FieldFault } from '../../domain/shared/domain-error.ts';

type RawIssue = Readonly<Record<string, unknown>> & { code: z.core.$ZodIssue['code'] };

const UNIT: Record<string, string> = { string: ' characters', array: ' entries', set: ' entries', map: ' entries', file: ' bytes' };

/** What a value must be that has no words of its own. */
const DEFAULT_WORDS: Partial<Record<RawIssue['code'], (issue: RawIssue) => string>> = {
  invalid_type: inputWords,
  invalid_value: inputWords,
  invalid_union: inputWords,
  invalid_format: inputWords,
  invalid_key: inputWords,
  invalid_element: inputWords,
  custom: inputWords,
  unrecognized_keys: () => 'Unknown parameter',
  too_small: ({ origin, minimum }) => `At least ${limitWords(minimum, origin)}`,
  too_big: ({ origin, maximum }) => `At most ${limitWords(maximum, origin)}`,
  not_multiple_of: ({ divisor }) => `A multiple of ${String(divisor)}`,
};

function inputWords({ input }: RawIssue): string {
  return input === undefined ? 'Required' : 'Invalid input';
}

const limitWords = (limit: unknown, origin: unknown): string => `${Number(limit).toLocaleString('en-US')}${UNIT[String(origin)] ?? ''}`;

z.config({ customError: (issue) => DEFAULT_WORDS[issue.code]?.(issue) });

/**
 * The faults of a body, by field path: "weights.cost", "ids.3". A missing value is "Required" and one of another type "Invalid input",
 * whatever words the field has for its range and its form.
 */
export function faultsOf({ issues }: z.ZodError, body: unknown): FieldFault[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: 'Unknown field' }));
    return { path: path.join('.'), message: messageOf(issue, valueAt(body, issue.path)) };
  });
}

function messageOf({ code, message }: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined && code !== 'custom') return 'Required';
  return code === 'invalid_type' ? 'Invalid input' : message;
}

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], body);
