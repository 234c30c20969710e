import { countText, percentText } from '../../colleges/display.ts';
import { enumeration } from '../../shared/text.ts';
import type { Answers } from '../answers.ts';
import type { Candidate } from '../candidate.ts';
import type { Field, FieldFacts } from '../field/field.ts';

/** "212 graduates in Nursing in 2023-24, 9% of all; they earn 12% more than the national median" */
export function fieldWords({ college }: Candidate, { field }: Answers): string {
  const facts = field?.factsOf(college.id) ?? null;
  if (field === undefined || facts === null) return UNKNOWN_FIELD;
  const names = enumeration(field.names, 'or');
  if (facts.graduates === null) return `It does not teach ${names}`;
  if (facts.graduates === 0) return `It offers ${names}, without graduates in ${yearText(field)}`;
  const people = facts.graduates === 1 ? '1 graduate' : `${countText(facts.graduates)} graduates`;
  return `${people} in ${names} in ${yearText(field)}, ${shareText(facts)} of all${earningsText(facts)}`;
}
export const UNKNOWN_FIELD = "We don't know what it teaches";

const yearText = ({ year }: Field): string => year ?? 'the newest year';

const shareText = ({ share }: FieldFacts): string => (share < 0.005 ? 'under 1%' : percentText(share));

function earningsText({ earnings }: FieldFacts): string {
  if (earnings === null) return '';
  const percent = Math.round(100 * (earnings - 1));
  if (percent === 0) return '; they earn the national median';
  return `; they earn ${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than the national median`;
}
