import type { Expected } from './expected/formula.ts';

/** A college of the site: the values by field, and the status and the source of each. */
export interface Answer {
  values: Readonly<Record<string, unknown>>;
  statuses: Readonly<Record<string, string>>;
  /** The year of the source by field; undefined if the answer has no sources. */
  years?: Readonly<Record<string, number | undefined>>;
}

export type Outcome = 'exact' | 'both missing' | 'differ';
export interface Comparison {
  outcome: Outcome;
  /** The difference: `expected 0.58, got 0.59`. */
  what?: string;
}

/** Compares one field of an answer with what the published files give. */
export function compare(field: string, expected: Expected, answer: Answer): Comparison {
  const value = answer.values[field] ?? null;
  const status = answer.statuses[field] ?? (value === null ? 'not-reported' : 'reported');
  const what = valueProblem(expected, value, status) ?? statusProblem(expected, value, status) ?? yearProblem(field, expected, answer);
  if (what !== undefined) return { outcome: 'differ', what };
  return { outcome: value === null ? 'both missing' : 'exact' };
}

function valueProblem({ value: right, or = [] }: Expected, value: unknown, status: string): string | undefined {
  const isRight = [right, ...or].some((each) => isEqual(each, value));
  return isRight ? undefined : `expected ${show(right)}, got ${show(value)} (${status})`;
}

function statusProblem({ status: right }: Expected, value: unknown, status: string): string | undefined {
  return right === undefined || right === status ? undefined : `${show(value)} is right, its status is ${status} instead of ${right}`;
}

/** A missing value may have a source of any year. */
function yearProblem(field: string, { value, year: right }: Expected, { years }: Answer): string | undefined {
  if (value === null || right === undefined || years === undefined || years[field] === right) return undefined;
  return `${show(value)} is right, its year is ${years[field] ?? 'missing'} instead of ${right}`;
}

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Numbers may differ in the last digits of their binary form. Keys of objects have no order. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one));
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [first, second] = [Object.entries(one), new Map(Object.entries(other))];
  return first.length === second.size && first.every(([key, value]) => second.has(key) && isEqual(value, second.get(key)));
}
