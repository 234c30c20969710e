import { IN_SETTING } from '../../colleges/setting-words.ts';
import { placeName } from '../../colleges/states.ts';
import type { AwardGroup } from '../../majors/award-levels.ts';
import type { Majors } from '../../majors/majors.ts';
import { capitalized, enumeration } from '../../shared/text.ts';
import type { SearchQuery } from '../params.ts';
import type { Cities } from '../places/cities.ts';
import { cityText } from '../places/city-text.ts';

const SIZES = { small: 'small', medium: 'medium-sized', large: 'large' } as const;
const CONTROLS = { public: 'public', private_nonprofit: 'private nonprofit', private_for_profit: 'for-profit' } as const;
const LEVELS = { '2': 'two-year', '4': 'four-year' } as const;
const DIVISION_NAMES: Readonly<Record<string, string>> = {
  'ncaa-1': 'NCAA Division I',
  'ncaa-2': 'NCAA Division II',
  'ncaa-3': 'NCAA Division III',
  naia: 'NAIA',
  njcaa: 'NJCAA',
};
const AWARD_NAMES: Record<AwardGroup, string> = {
  certificate: 'certificates',
  associate: 'associate’s degrees',
  bachelor: 'bachelor’s degrees',
  graduate: 'graduate degrees',
};
/** More states are counted only. */
const MAX_STATES = 3;

const FIRST: Readonly<Record<string, string>> = {
  netPrice: 'lowest net price first',
  safety: 'safest first',
  athletics: 'best athletics first',
  research: 'most research first',
  gradRate: 'highest graduation rate first',
  earnings10: 'highest earnings first',
  size: 'largest first',
  graduates: 'most graduates first',
};

/** A search that a text was read as, in words: "Public colleges in Texas with a net price up to $15,000". */
export function searchLabel(query: SearchQuery, cities: Cities, majors: Pick<Majors, 'nameOf'>): string {
  const words = [
    ...adjectives(query),
    noun(query),
    ...taughtOf(query, majors),
    ...placeOf(query, cities),
    ...(query.setting ?? []).map((one) => IN_SETTING[one]),
  ];
  if (Object.keys(query).length === 0) return 'All colleges';
  const features = featuresOf(query);
  const order = FIRST[query.sort?.key ?? ''];
  const name = query.q === undefined ? '' : ` named “${query.q}”`;
  const label = `${words.join(' ')}${name}${features.length > 0 ? ` with ${enumeration(features)}` : ''}${order ? `, ${order}` : ''}`;
  return capitalized(label);
}

function adjectives({ size = [], control = [], level = [], online, religious }: SearchQuery): string[] {
  return [
    ...size.map((one) => SIZES[one]),
    ...control.map((one) => CONTROLS[one]),
    ...(religious ? ['religious'] : []),
    ...(online ? ['online'] : []),
    ...level.map((one) => LEVELS[one]),
  ];
}

function noun({ hbcu, women, tribal, community, carnegie }: SearchQuery): string {
  const kinds = [
    ...(hbcu ? ['HBCUs'] : []),
    ...(women ? ["women's colleges"] : []),
    ...(tribal ? ['tribal colleges'] : []),
    ...(community ? ['community colleges'] : []),
    ...(carnegie?.some((label) => label.startsWith('Special Focus')) ? ['arts and design colleges'] : []),
    ...(carnegie?.some((label) => label.startsWith('Baccalaureate')) ? ['liberal arts colleges'] : []),
  ];
  return kinds.length === 0 ? 'colleges' : kinds.join(', ');
}

/** "that teach Nursing", "with bachelor’s degrees in Nursing" */
function taughtOf({ major = [], award = [] }: SearchQuery, { nameOf }: Pick<Majors, 'nameOf'>): string[] {
  const names = enumeration(major.map((code) => nameOf(code) ?? code));
  if (award.length === 0) return major.length === 0 ? [] : ['that teach', names];
  const awards = enumeration(award.map((group) => AWARD_NAMES[group]));
  return ['with', awards, ...(major.length === 0 ? [] : ['in', names])];
}

function placeOf({ city, radius, state }: SearchQuery, cities: Cities): string[] {
  if (city !== undefined) return [radius === undefined ? 'in' : 'near', cities.get(city)?.label ?? cityText(city)];
  if (state === undefined) return [];
  return ['in', state.length > MAX_STATES ? `${state.length} states` : enumeration(state.map(placeName))];
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** How a college with each filter is described: "with …". */
const FEATURES: readonly ((query: SearchQuery) => string | false | undefined)[] = [
  ({ netPrice }) => netPrice?.max !== undefined && `a net price up to $${netPrice.max.toLocaleString('en-US')}`,
  ({ acceptance }) => acceptance?.max !== undefined && `an acceptance rate up to ${percent(acceptance.max)}`,
  ({ acceptance }) => acceptance?.min !== undefined && `an acceptance rate of ${percent(acceptance.min)} or more`,
  ({ admissions }) => admissions?.includes('open') && 'open admission',
  ({ tests }) => tests?.includes('required') && 'required test scores',
  ({ tests }) => tests?.includes('optional') && 'optional test scores',
  ({ tests }) => tests?.includes('not-considered') && !tests.includes('optional') && 'test-free admission',
  ({ onlineShare }) => onlineShare?.min !== undefined && `${percent(onlineShare.min)} or more students entirely online`,
  ({ partTimeShare }) => partTimeShare?.min !== undefined && `${percent(partTimeShare.min)} or more part-time students`,
  ({ age25Share }) => age25Share?.min !== undefined && `${percent(age25Share.min)} or more students aged 25 or older`,
  ({ transferShare }) => transferShare?.min !== undefined && `${percent(transferShare.min)} or more students who just transferred in`,
  ({ noFee }) => noFee && 'a free application',
  ({ rotc }) => rotc && 'ROTC',
  ({ abroad }) => abroad && 'study abroad',
  ({ federalAid }) => federalAid && 'federal student aid',
  ({ division }) => division && `${enumeration(division.map((one) => DIVISION_NAMES[one] ?? one))} teams`,
];

const featuresOf = (query: SearchQuery): string[] => FEATURES.map((feature) => feature(query)).filter((text) => typeof text === 'string');
