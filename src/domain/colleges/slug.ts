import type { College } from './college.ts';

/** Words that are routes below /colleges and so can never be a college's slug. */
// prettier-ignore
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'public', 'private', 'community', 'hbcu', 'states', 'state', 'best-public-colleges', 'best-private-colleges',
  'best-community-colleges', 'best-hbcu-colleges',
]);

/** The address form of a name: lower case letters a–z, digits and single hyphens. Accents fall away, so Cañada reads canada. */
export function slugify(name: string): string {
  return name
    .trim()
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')
    .replace(/-+/g, '-');
}

export type SlugClaimant = Pick<College, 'id' | 'ipedsUnitId' | 'name' | 'location' | 'state'>;

/**
 * One distinct slug a college, by id. A slug in `existing` never changes; then lower UNITIDs choose first, and every natural
 * slug is settled before anybody gets a suffix. The result does not depend on the order of `colleges`.
 */
export function assignSlugs(colleges: readonly SlugClaimant[], existing: ReadonlyMap<number, string> = new Map()): Map<number, string> {
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

/** What to try when the natural slug is not free, most telling first; the numbers at the end never run out. */
function* suffixedSlugs({ id, ipedsUnitId, name, location, state }: SlugClaimant): Generator<string> {
  const base = slugify(name).replace(/^-|-$/g, '') || 'college';
  const place = slugify(state);
  yield slugify(`${base}-${place}`);
  yield slugify(`${base}-${location.trim()}-${place}`);
  yield `${base}-${ipedsUnitId ?? id}`;
  for (let number = 2; ; number += 1) yield `${base}-${number}`;
}

const byUnitIdThenId = (a: SlugClaimant, b: SlugClaimant): number =>
  (a.ipedsUnitId ?? Infinity) - (b.ipedsUnitId ?? Infinity) || a.id - b.id;
