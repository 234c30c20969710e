import { INCOME_BANDS, STATE_CODES } from '../../../api/domain/colleges.ts';
import { FACT_KEYS, FACT_LIMITS, stateOfZip, type StudentFacts } from '../../../api/domain/students.ts';
import { zipError } from '../../../entities/student-facts/zip-error.ts';

export type FactKey = (typeof FACT_KEYS)[number];
/** What the inputs contain. */
export type FactTexts = Record<FactKey, string>;
export type FactErrors = Partial<Record<FactKey, string>>;

export const textsOf = (facts: StudentFacts): FactTexts =>
  Object.fromEntries(FACT_KEYS.map((key) => [key, facts[key]?.toString() ?? ''])) as FactTexts;

/** The facts of the valid inputs, and an error for each other input. Empty inputs are not facts. */
export function readFacts(texts: FactTexts): { facts: StudentFacts; errors: FactErrors } {
  const facts: StudentFacts = {
    sat: wholeNumber(texts.sat, FACT_LIMITS.sat),
    act: wholeNumber(texts.act, FACT_LIMITS.act),
    gpa: decimal(texts.gpa, FACT_LIMITS.gpa),
    income: INCOME_BANDS.find((band) => band === texts.income),
    budget: wholeNumber(texts.budget.replace(/[$,\s]/g, ''), FACT_LIMITS.budget),
    homeState: STATE_CODES.find((code) => code === texts.homeState),
    zip: stateOfZip(texts.zip.trim()) && texts.zip.trim(),
  };
  const given = FACT_KEYS.filter((key) => texts[key].trim() !== '');
  return {
    facts: Object.fromEntries(given.filter((key) => facts[key] !== undefined).map((key) => [key, facts[key]])),
    errors: Object.fromEntries(given.filter((key) => facts[key] === undefined).map((key) => [key, errorOf(key, texts[key])])),
  };
}

function wholeNumber(text: string, limits: readonly [number, number]): number | undefined {
  return /^\d{1,6}$/.test(text.trim()) ? within(Number(text), limits) : undefined;
}

/** "3.5" or "3,5". */
function decimal(text: string, limits: readonly [number, number]): number | undefined {
  return /^\d(?:[.,]\d{1,2})?$/.test(text.trim()) ? within(Number(text.trim().replace(',', '.')), limits) : undefined;
}

const within = (value: number, [min, max]: readonly [number, number]): number | undefined =>
  value >= min && value <= max ? value : undefined;

function errorOf(key: FactKey, text: string): string | undefined {
  if (key === 'zip') return zipError(text);
  if (key === 'gpa') return `Enter a number from ${FACT_LIMITS.gpa.join(' to ')}, such as 3.4, or leave it empty`;
  if (key === 'budget') return `Enter whole dollars from 0 to ${FACT_LIMITS.budget[1].toLocaleString('en-US')}, or leave it empty`;
  if (key === 'income') return 'Choose one of the incomes';
  if (key === 'homeState') return 'Choose one of the states';
  return `Enter a whole number from ${FACT_LIMITS[key].join(' to ')}, or leave it empty`;
}
