import { countText, priceText } from '../../../api/domain/colleges.ts';
import type { MajorOccupations, RelatedOccupation } from '../../../api/domain/majors.ts';

type Source = MajorOccupations['sources'][number];

const NOT_PUBLISHED = 'Not published';
/** Openings are published in hundreds, so 0 of them are fewer than 50. */
const SMALLEST_OPENINGS = 50;

/** "$97,550", or why there is no number. */
export function wageText({ medianWage, isWageTopCoded }: Pick<RelatedOccupation, 'medianWage' | 'isWageTopCoded'>): string {
  if (isWageTopCoded) return medianWage === null ? 'Above the published range' : `${priceText(medianWage)} or more`;
  return medianWage === null ? NOT_PUBLISHED : priceText(medianWage);
}

/** "+4.9%", "−3.4%", "0.0%" */
export function growthText(percent: number | null): string {
  if (percent === null) return NOT_PUBLISHED;
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return `${sign}${Math.abs(percent).toFixed(1)}%`;
}

/** "189,100". 0 is "Fewer than 50". */
export function openingsText(openings: number | null): string {
  if (openings === null) return NOT_PUBLISHED;
  return openings === 0 ? `Fewer than ${SMALLEST_OPENINGS}` : countText(openings);
}

/** "Bachelor’s degree" */
export const educationText = (education: string | null): string => education?.replace("'", '’') ?? NOT_PUBLISHED;

const SOURCE_TEXTS: Readonly<Record<Source['table'], (edition: string) => string>> = {
  links: (edition) => `National Center for Education Statistics, crosswalk of programs and occupations, CIP and SOC of ${edition}`,
  wages: (edition) => `Bureau of Labor Statistics, Occupational Employment and Wage Statistics, ${edition}`,
  outlook: (edition) => `Bureau of Labor Statistics, Employment Projections, ${edition}`,
};

/** The publisher, the table and the edition of a file, and where a copy of it comes from. */
export const sourceText = ({ table, edition, obtainedFrom }: Source): string =>
  `${SOURCE_TEXTS[table](edition)}${obtainedFrom === null ? '' : ` (${obtainedFrom})`}`;

/** The years of the projections: "2024–34". */
export const yearsOf = (sources: readonly Source[]): string => sources.find(({ table }) => table === 'outlook')?.edition ?? 'ten years';
