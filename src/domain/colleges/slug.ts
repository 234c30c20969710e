/** Routes below /colleges. No college may have one of these slugs. */
// prettier-ignore
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'public', 'private', 'community', 'hbcu', 'states', 'state', 'best-public-colleges', 'best-private-colleges',
  'best-community-colleges', 'best-hbcu-colleges',
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

/** The fields of a college that its slug is made from. */
export interface SlugInput {
  id: number;
  ipedsUnitId: number | null;
  name: string;
  location: string;
  state: string;
}

/**
 * Gives each college a unique slug, by id. Slugs in `existing` never change. Plain slugs go to lower UNITIDs first; only then are
 * suffixes added. The result does not depend on the order of `colleges`.
 */
export function assignSlugs(colleges: readonly SlugInput[], existing: ReadonlyMap<number, string> = new Map()): Map<number, string> {
  const slugs = new Map(existing);
  const taken = new Set([...existing.values(), ...RESERVED_SLUGS, '']);
  const give = (id: number, slug: string): void => {
    slugs.set(id, slug);
    taken.add(slug);
  };
  const inOrder = colleges.filter(({ id }) => !slugs.has(id)).sort(byUnitIdThenId);
  for (const { id, name } of inOrder) {
    if (!taken.has(slugify(name))) give(id, slugify(name));
  }
  for (const college of inOrder) {
    if (slugs.has(college.id)) continue;
    for (const slug of suffixedSlugs(college)) {
      if (taken.has(slug)) continue;
      give(college.id, slug);
      break;
    }
  }
  return slugs;
}

/** Slugs to try when the plain slug is taken, most descriptive first. The numbered slugs at the end never run out. */
function* suffixedSlugs({ id, ipedsUnitId, name, location, state }: SlugInput): Generator<string> {
  const base = slugify(name).replace(/^-|-$/g, '') || 'college';
  const place = slugify(state);
  yield slugify(`${base}-${place}`);
  yield slugify(`${base}-${location.trim()}-${place}`);
  yield `${base}-${ipedsUnitId ?? id}`;
  for (let number = 2; ; number += 1) yield `${base}-${number}`;
}

const byUnitIdThenId = (a: SlugInput, b: SlugInput): number => (a.ipedsUnitId ?? Infinity) - (b.ipedsUnitId ?? Infinity) || a.id - b.id;
