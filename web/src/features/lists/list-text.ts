import {
  countText,
  CRITERIA,
  enumeration,
  MAX_WEIGHT,
  priceText,
  figureText,
  placeName,
  type CollegeList,
  type Criterion,
  type ListKind,
  type Weights,
} from '../../api/domain.ts';
import type { ListAddress } from './list-url.ts';

type Median = CollegeList['medians']['netPrice'];

const NOUNS: Record<Exclude<ListKind, 'state'>, { one: string; many: string; meaning: string }> = {
  public: { one: 'public college', many: 'public colleges', meaning: 'Public colleges are run by a state, a county or a city.' },
  private: {
    one: 'private college',
    many: 'private colleges',
    meaning: 'Private colleges are run by a nonprofit organization or by a company; each row says which.',
  },
  community: {
    one: 'community college',
    many: 'community colleges',
    meaning: "Community colleges are public and award mostly associate's degrees, which take about two years.",
  },
  hbcu: {
    one: 'historically Black college or university (HBCU)',
    many: 'historically Black colleges and universities (HBCUs)',
    meaning: 'HBCUs were founded before 1964 for the education of Black Americans. They admit students of every background.',
  },
};

const TITLES: Record<Exclude<ListKind, 'state'>, string> = {
  public: 'Best public colleges',
  private: 'Best private colleges',
  community: 'Best community colleges',
  hbcu: 'Best HBCU colleges',
};

export function titleOf(list: ListAddress): string {
  return list.kind === 'state' ? `Best colleges in ${placeName(list.state)}` : TITLES[list.kind];
}

/** An introduction with the counts and medians of the list. */
export function introOf(address: ListAddress, list: Pick<CollegeList, 'ranked' | 'unranked' | 'medians'>): string {
  const total = list.ranked + list.unranked;
  const what = nounOf(address, total);
  if (total === 0) return `The data has no ${what} yet.`;
  const count = total === 1 ? `One ${what} is listed.` : `${countText(total)} ${what} are listed.`;
  return [count, mediansText(list.medians), address.kind === 'state' ? '' : NOUNS[address.kind].meaning].filter(Boolean).join(' ');
}

function nounOf(address: ListAddress, count: number): string {
  const isMany = count > 1;
  if (address.kind === 'state') return `${isMany ? 'colleges' : 'college'} in ${placeName(address.state)}`;
  return isMany ? NOUNS[address.kind].many : NOUNS[address.kind].one;
}

function mediansText({ netPrice, graduationRate }: CollegeList['medians']): string {
  const price = netPrice && `the median net price is ${medianPrice(netPrice.value)} ${basisText(netPrice)}`;
  const rate =
    graduationRate && `the median graduation rate is ${figureText('graduationRate', graduationRate.value)} ${basisText(graduationRate)}`;
  const known = [price, rate].filter((part) => part !== null);
  const sentence = known.join(', and ');
  return sentence === ''
    ? 'None of them reports a net price or a graduation rate.'
    : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** A negative price means that aid exceeds the cost. */
const medianPrice = (value: number): string => (value < 0 ? `${priceText(value)} (aid exceeds cost)` : `${priceText(value)} a year`);

/** "(2022-23, reported by 1,480)" */
function basisText({ n, periods }: NonNullable<Median>): string {
  const when = periodsText(periods);
  return `(${when === '' ? '' : `${when}, `}reported by ${countText(n)})`;
}

/** "2022-23", "2021-22 and 2022-23" or "2019-20 to 2022-23" */
export function periodsText(periods: readonly string[]): string {
  const sorted = [...periods].sort();
  return sorted.length <= 2 ? sorted.join(' and ') : `${sorted[0] ?? ''} to ${sorted.at(-1) ?? ''}`;
}

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

/** "2 schools listed but not ranked (too little data)". Empty if all are ranked. */
export function unrankedText(count: number): string {
  return count === 0 ? '' : `${countText(count)} ${count === 1 ? 'school' : 'schools'} listed but not ranked (too little data)`;
}
