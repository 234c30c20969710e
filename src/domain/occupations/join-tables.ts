import type { Occupation, OccupationRows, Occupations, ProgramLink } from './occupation.ts';

/** Codes of the crosswalk for "no match". */
const NO_PROGRAM = '99.9999';
const NO_OCCUPATION = '99-9999';
/** Every program prepares for teaching its subject at a college, so these say nothing about a field. */
const POSTSECONDARY_TEACHERS = /^25-1/;
/** The rest of a group, not an occupation. */
const REST_OF_GROUP = /All Other$/;

/** What is known of an occupation that is in no other table. */
const UNKNOWN: Omit<Occupation, 'soc' | 'title'> = {
  ...{ medianWage: null, isWageTopCoded: false, employment: null },
  ...{ growthPercent: null, openings: null, entryEducation: null },
};

/** Wages and projections put several occupations together; the title says which. Their codes are not those of the SOC. */
const PUBLISHED_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  '13-1020': ['13-1021', '13-1022', '13-1023'],
  '13-2020': ['13-2022', '13-2023'],
  '21-1018': ['21-1011', '21-1014'],
  '25-2052': ['25-2055', '25-2056'],
  '25-9045': ['25-9042', '25-9043', '25-9049'],
  '29-2010': ['29-2011', '29-2012'],
  '31-1120': ['31-1121', '31-1122'],
  '39-7010': ['39-7011', '39-7012'],
  '47-4090': ['47-4091', '47-4099'],
  '51-2028': ['51-2022', '51-2023'],
  '51-2090': ['51-2092', '51-2099'],
  '53-1047': ['53-1042', '53-1043', '53-1044', '53-1049'],
};
const TOGETHER = new Map(Object.entries(PUBLISHED_TOGETHER).flatMap(([code, socs]) => socs.map((soc) => [soc, code] as const)));

/**
 * The occupations that programs are related to, by code, with wages and outlook. Left out are links without a match, college teachers and
 * "All Other".
 */
export function joinTables({ links, wages, outlook }: OccupationRows): Occupations {
  const wageOf = new Map(wages.map((row) => [row.soc, row]));
  const outlookOf = new Map(outlook.map((row) => [row.soc, row]));
  const occupations = new Map<string, Occupation>();
  const pairs = new Map<string, { cip: string; soc: string }>();
  for (const link of links.filter(isKept)) {
    const soc = publishedCode(link.soc, wageOf);
    pairs.set(`${link.cip} ${soc}`, { cip: link.cip, soc });
    // The title of a later table wins.
    occupations.set(soc, { ...UNKNOWN, title: link.title, ...wageOf.get(soc), ...outlookOf.get(soc), soc });
  }
  return { occupations: sorted(occupations), links: sorted(pairs) };
}

const isKept = ({ cip, soc, title }: ProgramLink): boolean =>
  cip !== NO_PROGRAM && soc !== NO_OCCUPATION && !POSTSECONDARY_TEACHERS.test(soc) && !REST_OF_GROUP.test(title);

/** The code under which an occupation is published: its own, or that of several together. */
function publishedCode(soc: string, published: ReadonlyMap<string, unknown>): string {
  const together = TOGETHER.get(soc);
  return together !== undefined && !published.has(soc) && published.has(together) ? together : soc;
}

/** The values in the order of their keys. */
const sorted = <T>(byKey: ReadonlyMap<string, T>): T[] => [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
