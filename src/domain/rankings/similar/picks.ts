import type { CollegeRecord } from '../../colleges/college.ts';
import { milesFrom } from '../../search/distance.ts';
import { SIMILAR } from '../../shared/method.ts';
import type { Neighbor, Profile } from './profile.ts';

/** `nearby`: the most similar college within 100 miles. `cheaper`: the most similar one with a clearly lower net price. */
export const PICKS = ['nearby', 'cheaper'] as const;
export type Pick = (typeof PICKS)[number];

/** Collects the picks of one college while its neighbors are measured. */
export function createPicks(own: Profile) {
  const best: Partial<Record<Pick, Neighbor>> = {};
  const { latitude, longitude } = own.college;
  const miles = latitude !== null && longitude !== null ? milesFrom({ latitude, longitude }) : () => Number.NaN;
  const milesTo = (other: CollegeRecord): number => miles(other.latitude ?? Number.NaN, other.longitude ?? Number.NaN);
  const mostDollars = own.price === null ? -Infinity : own.price - Math.max(SIMILAR.cheaperBy.dollars, own.price * SIMILAR.cheaperBy.share);
  const farthestOf = (pick: Pick): number => best[pick]?.distance ?? SIMILAR.pickWithin;
  const propose = (pick: Pick, candidate: Neighbor, fits: boolean): void => {
    if (fits && candidate.distance < farthestOf(pick)) best[pick] = candidate;
  };

  return {
    /** A college that is farther is no pick. */
    farthest: (): number => Math.max(farthestOf('nearby'), farthestOf('cheaper')),
    offer({ college, price }: Profile, distance: number): void {
      const candidate = { college, distance };
      // A comparison with NaN is false.
      if (distance < farthestOf('nearby')) propose('nearby', candidate, milesTo(college) <= SIMILAR.nearbyMiles);
      propose('cheaper', candidate, price !== null && price <= mostDollars);
    },
    found: (): Neighbor[] => Object.values(best).filter(({ college }, index, all) => all[index - 1]?.college !== college),
    /** What a college is picked for. */
    of: (other: CollegeRecord): Pick[] => PICKS.filter((pick) => best[pick]?.college === other),
    milesTo,
  };
}
export type Picks = ReturnType<typeof createPicks>;

/** The nearest colleges with the picks. A pick that is not among them takes the place of the last one that is no pick. */
export function addPicks(nearest: readonly Neighbor[], picks: Picks): Neighbor[] {
  const added = picks.found().filter(({ college }) => !nearest.some((near) => near.college === college));
  const places = SIMILAR.shown - added.length;
  const isPick = ({ college }: Neighbor) => picks.of(college).length > 0;
  const dropped = nearest.filter((near) => !isPick(near)).slice(places - nearest.filter(isPick).length);
  const kept = nearest.length <= places ? nearest : nearest.filter((near) => !dropped.includes(near));
  return [...kept, ...added].sort((a, b) => a.distance - b.distance);
}
