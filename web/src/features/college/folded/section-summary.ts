import { type CollegeDetail, countText, type FigureKey, figureText, priceText } from '../../../api/domain/colleges.ts';
import { SCORE_METHODS, STORED_SCORES } from '../../../api/domain/rankings.ts';
import { localeWords } from '../../../entities/college/locale-words.ts';
import { dayText } from '../../../lib/format.ts';
import { netPriceFigureOf } from '../college-figures.ts';
import type { SectionId } from '../Section.tsx';

type Words = string | false | undefined;

/** "46% admitted · SAT 1320": what most people want of a section. Undefined if nothing of it is known. */
export function summaryOf(
  detail: CollegeDetail,
  section: Exclude<SectionId, 'at-a-glance' | 'majors' | 'roommates' | 'services'>,
): string | undefined {
  const words = WORDS[section](detail).filter((each) => typeof each === 'string');
  return words.length === 0 ? undefined : words.join(' · ');
}

/** "82% graduate": the figure before its word, nothing if it is missing. */
const known = ({ college }: CollegeDetail, figure: FigureKey, word: string): Words =>
  college[figure] !== null && `${figureText(figure, college[figure])} ${word}`;

const WORDS: Record<Parameters<typeof summaryOf>[1], (detail: CollegeDetail) => Words[]> = {
  cost: (detail) => {
    const { basis, value } = netPriceFigureOf(detail);
    return [
      detail.college.annualCost !== null && `${priceText(detail.college.annualCost)} sticker price`,
      basis === 'net-price' && Math.round(value ?? 0) !== 0 && `${priceText(value)} average net price`,
      basis === 'no-tuition' && 'No tuition',
    ];
  },
  admissions: (detail) => {
    const { openAdmission, sat25, sat75 } = detail.college;
    return [
      openAdmission === true && 'Open admission',
      known(detail, 'acceptanceRateNum', 'admitted'),
      sat25 !== null && sat75 !== null && `SAT ${figureText('sat25', sat25)}–${figureText('sat75', sat75)}`,
    ];
  },
  outcomes: (detail) => [
    known(detail, 'graduationRate', 'graduate'),
    known(detail, 'retentionRate', 'return'),
    known(detail, 'earningsAfter10Years', 'a year after ten years'),
  ],
  students: (detail) => [
    known(detail, 'size', 'undergraduates'),
    known(detail, 'percentPellGrant', 'with a Pell grant'),
    known(detail, 'studentFacultyRatio', 'students to faculty'),
  ],
  campus: ({ college: { locale, housingCapacity } }) => [
    locale !== null && localeWords(locale),
    housingCapacity !== null && (housingCapacity === 0 ? 'No housing' : `Housing for ${countText(housingCapacity)}`),
  ],
  safety: (detail) => [known(detail, 'crimeRatePer1000', 'crimes a year for every 1,000 students')],
  athletics: (detail) => [detail.college.athleticDivision ?? undefined, known(detail, 'totalAthletes', 'athletes')],
  research: (detail) => [detail.college.researchActivity ?? undefined, known(detail, 'researchFundingTotal', 'a year')],
  scores: ({ college }) =>
    STORED_SCORES.filter((score) => college[score] !== null).map(
      (score) => `${SCORE_METHODS[score].label} ${figureText(score, college[score])}`,
    ),
  sources: ({ provenance }) => [`${countText(Object.keys(provenance).length)} values, each with its source`],
  changes: ({ changes }) => [changes !== null && `Newest on ${dayText(changes.version.at)}`],
  similar: ({ similar }) => similar.slice(0, 3).map(({ college }) => college.name),
};
