import { countText, figureText, placeName, priceText } from '../../api/domain/colleges.ts';
import { type CollegeList, type ListKind, RANK_GROUPS, type RankGroup } from '../../api/domain/rankings.ts';
import { GROUP_NOUNS } from '../../entities/ranking/group-nouns.ts';
import type { ListName } from './list-url.ts';

type Median = CollegeList['medians']['netPrice'];

type Group = Pick<CollegeList, 'group' | 'groups' | 'medians'>;

/** The whole list, and what its colleges have in common. */
const KINDS: Record<Exclude<ListKind, 'state'>, { one: string; many: string; adjective: string; meaning: string }> = {
  public: {
    one: 'public college',
    many: 'public colleges',
    adjective: 'public',
    meaning: 'Public colleges are run by a government, most of them by a state, a county or a city.',
  },
  private: {
    one: 'private college',
    many: 'private colleges',
    adjective: 'private',
    meaning: 'Private colleges are run by a nonprofit organization or by a company; each row says which.',
  },
  community: {
    one: 'community college',
    many: 'community colleges',
    adjective: 'public',
    meaning:
      "Community colleges are public two-year colleges. They award associate's degrees and certificates, and some bachelor's degrees.",
  },
  hbcu: {
    one: 'historically Black college or university (HBCU)',
    many: 'historically Black colleges and universities (HBCUs)',
    adjective: 'historically Black',
    meaning: 'HBCUs were founded before 1964 for the education of Black Americans. They welcome students of every race.',
  },
};

const GROUP_MEANINGS: Partial<Record<RankGroup, string>> = {
  faith: 'Faith schools, such as seminaries and yeshivas, mainly teach a religion.',
  specialist: 'Specialist schools mainly teach one field, such as health, art, business, engineering or a trade.',
};

export const ADULTS_TITLE = 'Colleges that are good for adults';

const TITLES: Record<Exclude<ListKind, 'state'>, string> = {
  public: 'Best public colleges',
  private: 'Best private colleges',
  community: 'Best community colleges',
  hbcu: 'Best HBCU colleges',
};

/** "Best private colleges", or with a group that is not the first: "Best private colleges: specialist schools". */
export function titleOf(list: ListName, group?: RankGroup): string {
  const title = list.kind === 'state' ? `Best colleges in ${placeName(list.state)}` : TITLES[list.kind];
  return group === undefined ? title : `${title}: ${GROUP_NOUNS[group].many}`;
}

/** The number of colleges in all groups. */
export const totalOf = ({ groups }: Pick<CollegeList, 'groups'>): number => RANK_GROUPS.reduce((sum, group) => sum + groups[group], 0);

/** An introduction with the counts of the group and of the whole list, the medians of the group, and what it contains. */
export function introOf(address: ListName, list: Group): string {
  const total = totalOf(list);
  const count = list.groups[list.group];
  if (count === 0) return `The data has no ${nounOf(address, list.group, 0)}${placeOf(address)}.`;
  const isWhole = count === total;
  const number = count === 1 ? 'One' : countText(count);
  const listed = `${number} ${nounOf(address, list.group, count)}${isWhole ? placeOf(address) : ''} ${count === 1 ? 'is' : 'are'} listed here`;
  return [
    isWhole ? `${listed}.` : `${listed}, of ${countText(total)} ${wholeOf(address)}.`,
    mediansText(list.medians, isWhole),
    GROUP_MEANINGS[list.group],
    address.kind === 'state' ? undefined : KINDS[address.kind].meaning,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** "public four-year colleges", "community college", "faith schools". A state is named elsewhere. */
function nounOf({ kind }: ListName, group: RankGroup, count: number): string {
  const number = count === 1 ? 'one' : 'many';
  if (kind === 'state') return GROUP_NOUNS[group][number];
  if (kind === 'community' && group === 'two-year') return KINDS.community[number];
  return `${KINDS[kind].adjective} ${GROUP_NOUNS[group][number]}`;
}

const placeOf = ({ state }: ListName): string => (state === undefined ? '' : ` in ${placeName(state)}`);
const wholeOf = (address: ListName): string => (address.kind === 'state' ? `colleges${placeOf(address)}` : KINDS[address.kind].many);

function mediansText({ netPrice, graduationRate }: CollegeList['medians'], isWhole: boolean): string {
  const price = netPrice && `the median net price is ${medianPrice(netPrice.value)} ${basisText(netPrice)}`;
  const rate =
    graduationRate && `the median graduation rate is ${figureText('graduationRate', graduationRate.value)} ${basisText(graduationRate)}`;
  const known = [price, rate].filter((part) => part !== null);
  if (known.length === 0) return 'None of them reports a net price or a graduation rate.';
  const sentence = `${isWhole ? '' : 'in this group '}${known.join(', and ')}`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
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
