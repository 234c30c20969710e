import { compareHref, compareId } from '../../compare/store.ts';

interface Saved {
  college: { id: number; ipedsUnitId: number | null };
  /** A CIP code. */
  major: string | null | undefined;
}

/** The address of a comparison of saved colleges. It shows the major for which all of them are saved, if that is the same. */
export function compareSavedHref(saved: readonly Saved[]): string {
  const href = compareHref(saved.map(({ college }) => compareId(college)));
  const [major, ...others] = new Set(saved.map((one) => one.major ?? ''));
  return major !== undefined && major !== '' && others.length === 0 ? `${href}&major=${major}` : href;
}
