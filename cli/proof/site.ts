import type { Answer } from './compare.ts';

interface CollegeJson extends Readonly<Record<string, unknown>> {
  ipedsUnitId: number | null;
  valueStatus: Readonly<Record<string, string>>;
}

const ROWS_AT_A_TIME = 500;

async function get<T>(site: string, path: string): Promise<T | undefined> {
  const answer = await fetch(new URL(path, site));
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${path} answers with status ${answer.status}.`);
  return (await answer.json()) as T;
}

const answerOf = (college: CollegeJson): Answer => ({ values: college, statuses: college.valueStatus });

/** One college with the sources of its values; undefined if the site does not have it. */
export async function collegeOf(site: string, unitId: number): Promise<Answer | undefined> {
  const found = await get<{ college: CollegeJson; provenance: Record<string, { year: number }> }>(site, `/api/colleges/slug/${unitId}`);
  if (!found) return undefined;
  const years = Object.fromEntries(Object.entries(found.provenance).map(([field, { year }]) => [field, year]));
  return { ...answerOf(found.college), years };
}

/** All listed colleges by UNITID, without sources. */
export async function allColleges(site: string): Promise<Map<number, Answer>> {
  const found = new Map<number, Answer>();
  for (let first = 0; ; first += ROWS_AT_A_TIME) {
    const range = encodeURIComponent(JSON.stringify([first, first + ROWS_AT_A_TIME - 1]));
    const rows = (await get<CollegeJson[]>(site, `/api/colleges?sort=name:asc&range=${range}`)) ?? [];
    for (const college of rows) if (college.ipedsUnitId !== null) found.set(college.ipedsUnitId, answerOf(college));
    if (rows.length < ROWS_AT_A_TIME) return found;
  }
}
