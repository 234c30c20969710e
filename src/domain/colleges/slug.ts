/** Routes below /colleges. No college may have one of these slugs. */
// prettier-ignore
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'public', 'private', 'community', 'hbcu', 'states', 'state', 'best-public-colleges', 'best-private-colleges',
  'best-community-colleges', 'best-hbcu-colleges', 'good-for-adults',
]);

/** The address form of a name: lower case letters a–z, digits and single hyphens. Accents are removed: Cañada becomes canada. */
export function slugify(name: string): string {
  return name
    .trim()
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')
    .replace(/-+/g, '-');
}

/** The address forms of a name that keep its accented letters or omit them; empty for a name without accents. */
export function accentedSlugs(name: string): string[] {
  const typed = name.trim().normalize('NFC').toLowerCase();
  const forms = [/[^\p{L}\p{N} -]/gu, /[^a-z0-9 -]/g].map((stripped) =>
    typed.replace(stripped, '').replaceAll(' ', '-').replace(/-+/g, '-'),
  );
  return /[^\x00-\x7f]/.test(forms[0] ?? '') ? forms : [];
}

/** The fields of a college that its slug is made from. */
export interface SlugInput {
  id: number;
  ipedsUnitId: number | null;
  name: string;
  location: string;
  state: string;
}

/** A stored college with its addresses. */
export interface SluggedCollege extends SlugInput {
  slug: string;
  formerSlugs: readonly string[];
}

/** The address of a college, and its earlier ones, oldest first. */
export type Slugs = readonly [slug: string, formerSlugs: readonly string[]];

/** The addresses after a move to another slug. */
export const slugsAfterMove = ([slug, formerSlugs]: Slugs, to: string): Slugs =>
  to === slug ? [slug, formerSlugs] : [to, [...formerSlugs.filter((former) => former !== to), slug]];

/**
 * Gives each new college a unique slug, by id. `taken` are all slugs and former slugs of the others. Plain slugs go to lower UNITIDs first;
 * only then are suffixes added. The colleges come in batches, in the order of their UNITIDs, so that not all are in memory.
 */
export async function* assignSlugs(
  colleges: AsyncIterable<readonly SlugInput[]>,
  taken: ReadonlySet<string> = new Set(),
): AsyncGenerator<ReadonlyMap<number, string>> {
  const given = new Set([...taken, ...RESERVED_SLUGS, '']);
  const rest: SlugInput[] = [];
  for await (const batch of colleges) {
    const plain = new Map<number, string>();
    for (const college of batch) {
      const slug = slugify(college.name);
      if (given.has(slug)) rest.push(college);
      else plain.set(college.id, slug);
      given.add(slug);
    }
    yield plain;
  }
  const suffixed = new Map<number, string>();
  for (const college of rest) {
    for (const slug of suffixedSlugs(college)) {
      if (given.has(slug)) continue;
      suffixed.set(college.id, slug);
      given.add(slug);
      break;
    }
  }
  yield suffixed;
}

/**
 * The new addresses of stored colleges whose slug is not one of their present name, by id. A college moves only if the plain slug of
 * its name is free or was its own. `taken` are all slugs and former slugs of all colleges, so that old links always lead to the college
 * that they were made for.
 */
export function movedSlugs(colleges: readonly SluggedCollege[], taken: ReadonlySet<string>): Map<number, Slugs> {
  const moved = new Map<number, Slugs>();
  const given = new Set([...taken, ...RESERVED_SLUGS, '']);
  for (const college of [...colleges].sort(byUnitIdThenId)) {
    const wanted = slugify(college.name);
    const isFree = !given.has(wanted) || college.formerSlugs.includes(wanted);
    if (!isFree || isSlugOf(college.slug, college)) continue;
    moved.set(college.id, slugsAfterMove([college.slug, college.formerSlugs], wanted));
    given.add(wanted);
  }
  return moved;
}

/** Whether `assignSlugs` may give the slug to a college of this name and place. */
function isSlugOf(slug: string, college: SlugInput): boolean {
  const base = `${baseOf(college)}-`;
  const isNumbered = slug.startsWith(base) && /^\d+$/.test(slug.slice(base.length));
  return isNumbered || [slugify(college.name), ...placeSlugs(college)].includes(slug);
}

/** Slugs to try when the plain slug is taken, most descriptive first. The numbered slugs at the end never run out. */
function* suffixedSlugs(college: SlugInput): Generator<string> {
  const base = baseOf(college);
  yield* placeSlugs(college);
  yield `${base}-${college.ipedsUnitId ?? college.id}`;
  for (let number = 2; ; number += 1) yield `${base}-${number}`;
}

function placeSlugs(college: SlugInput): [withState: string, withCity: string] {
  const [base, place] = [baseOf(college), slugify(college.state)];
  return [slugify(`${base}-${place}`), slugify(`${base}-${college.location.trim()}-${place}`)];
}

const baseOf = ({ name }: SlugInput): string => slugify(name).replace(/^-|-$/g, '') || 'college';

const byUnitIdThenId = (a: SlugInput, b: SlugInput): number => (a.ipedsUnitId ?? Infinity) - (b.ipedsUnitId ?? Infinity) || a.id - b.id;
