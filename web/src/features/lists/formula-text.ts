import { type CollegeList, CRITERIA, type Criterion, MAX_WEIGHT, type Weights } from '../../api/domain/rankings.ts';
import { enumeration } from '../../api/domain/shared.ts';
import { collegesText } from '../../entities/page/colleges-text.ts';
import { gateText } from '../../entities/ranking/group-words.ts';

const CRITERION_NOUNS: Record<Criterion, string> = {
  cost: 'net price',
  value: 'value for the price',
  earnings: 'earnings',
  debt: 'debt',
  completion: 'completion',
  prestige: 'prestige',
  research: 'research',
  safety: 'safety',
  athletics: 'athletics',
  access: 'access',
};

/** "completion 5, earnings and prestige 4, net price 3", largest weights first */
export function weightsText(weights: Weights): string {
  const levels = Array.from({ length: MAX_WEIGHT }, (_, index) => MAX_WEIGHT - index);
  return levels
    .flatMap((level) => {
      const names = namesOf(CRITERIA.filter((criterion) => weights[criterion] === level));
      return names === '' ? [] : [`${names} ${level}`];
    })
    .join(', ');
}

/** "Debt and athletics do not count." Empty if all criteria count. */
export function ignoredText(weights: Weights): string {
  const ignored = CRITERIA.filter((criterion) => weights[criterion] === 0);
  if (ignored.length === 0) return '';
  const names = namesOf(ignored);
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} ${ignored.length === 1 ? 'does' : 'do'} not count.`;
}

const namesOf = (criteria: readonly Criterion[]): string => enumeration(criteria.map((criterion) => CRITERION_NOUNS[criterion]));

/** "31 colleges. A rank needs at least 500 undergraduates …" */
export const unrankedText = ({ all, unranked }: Pick<CollegeList, 'all' | 'unranked'>): string =>
  `${collegesText(unranked)}. ${gateText({ all })}`;

/** Groups with colleges of two and of four years. */
export const MIXES_LEVELS: readonly CollegeList['group'][] = ['faith', 'specialist'];
