import type { College } from '../college.ts';
import { checkNicknames, type Nickname, type NicknameFault } from './nicknames.ts';

/** The nicknames, and what they mean in a catalog. */
export interface NicknameReport {
  entries: ResolvedNickname[];
  faults: NicknameFault[];
}

export interface ResolvedNickname {
  nickname: Nickname;
  /** The names of its colleges in their order; null if the catalog does not have one. */
  colleges: (string | null)[];
}

/** The entries in their order. */
export function reportNicknames(
  nicknames: readonly Nickname[],
  byUnitId: (unitId: number) => Pick<College, 'name'> | undefined,
): NicknameReport {
  const unitIds = nicknames.flatMap((nickname) => nickname.unitIds);
  return {
    entries: nicknames.map((nickname) => ({ nickname, colleges: nickname.unitIds.map((unitId) => byUnitId(unitId)?.name ?? null) })),
    faults: checkNicknames(nicknames, new Set(unitIds.filter((unitId) => byUnitId(unitId) !== undefined))),
  };
}
