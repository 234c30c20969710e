import type { College } from '../college.ts';
import type { Nickname } from './nicknames.ts';

type Ended = Pick<College, 'ipedsUnitId' | 'name' | 'operatingStatus' | 'successorUnitId' | 'lastDataSync'>;

/** The names of merged colleges of the catalog, as nicknames of the college that they are a part of now. A successor may have merged, too. */
export function mergedNamesOf(colleges: readonly Ended[]): Nickname[] {
  const merged = new Map(colleges.filter(({ operatingStatus }) => operatingStatus === 'merged').map((each) => [each.ipedsUnitId, each]));
  return [...merged.values()].flatMap(({ name, successorUnitId, lastDataSync }) => {
    const seen = new Set<number | null>();
    let successor = successorUnitId;
    while (merged.has(successor) && !seen.has(successor)) {
      seen.add(successor);
      successor = merged.get(successor)?.successorUnitId ?? null;
    }
    const checked = lastDataSync?.slice(0, 10) ?? '';
    return successor === null ? [] : [{ texts: [name], unitIds: [successor], kind: 'college', basis: 'merged', checked }];
  });
}
