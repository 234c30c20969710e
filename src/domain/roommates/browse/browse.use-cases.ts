import { DomainError } from '../../shared/domain-error.ts';
import type { Clock } from '../../shared/time.ts';
import { isMinorAge } from '../age.ts';
import {
  factsAbout,
  NO_RELATION,
  profileAt,
  requestAbout,
  viewerAt,
  type Member,
  type Moment,
  type Relation,
  type StoredProfile,
} from '../member.ts';
import type { MailDomainOf } from '../../mail/mail-domain.ts';
import type { RankedRoommate } from '../pool.ts';
import type { RoommateSort } from '../profile.ts';
import { matchOf, type MatchPerson } from '../score.ts';
import type { RoommateReader } from '../roommates.ports.ts';
import { isListedFor, needOf, type ViewerFacts } from '../visibility.ts';
import { cardPart, matchPerson, type ShownCollege } from '../seen/seen-profile.ts';
import { shownRequest, type ShownRequest } from '../seen/shown-request.ts';
import type { CollegePool, PooledProfile } from './college-pool.ts';
import { fits, orderOf, type ListFilters } from './list-query.ts';
import type { Pools } from './pools.use-cases.ts';

export interface ListQuery extends ListFilters {
  collegeId?: number | undefined;
  hideContacted?: boolean | undefined;
  withDealBreakers?: boolean | undefined;
  sort?: RoommateSort | undefined;
  page?: number | undefined;
}

export interface BrowsePorts {
  reader: RoommateReader;
  pools: Pools;
  /** Undefined: the catalog has no such college. */
  collegeOf: (id: number) => ShownCollege | undefined;
  mailDomainOf: MailDomainOf;
  clock: Clock;
  perPage: number;
}

interface Viewing {
  member: Member;
  own: StoredProfile;
  today: Date;
  page: number;
  query: ListQuery;
}

interface Card extends ReturnType<typeof cardPart> {
  match: Pick<ReturnType<typeof matchOf>, 'displayed' | 'n' | 'dealBreakers'> | null;
  request: ShownRequest | null;
  hasConversation: boolean;
}

export interface RoommateList extends ListPage {
  collegeId: number | null;
  need: 'profile' | 'active' | 'verified' | null;
}

interface ListPage {
  items: Card[];
  total: number;
  page: number;
  pages: number;
  dealBreakers: number;
  all: number;
}

const EMPTY = { items: [], total: 0, page: 1, pages: 0, dealBreakers: 0, all: 0 };

/** Lists the profiles at a college for a member of it. */
export function createBrowse({ reader, pools, collegeOf, mailDomainOf, clock, perPage }: BrowsePorts) {
  /** The cards of a page, in order, without profiles that the viewer may not see since a moment ago. */
  async function cardsOf(ids: readonly number[], member: Member, own: StoredProfile, today: Date): Promise<Card[]> {
    const profiles = new Map((await reader.byIds(ids)).map((profile) => [profile.id, profile]));
    const found = ids.flatMap((id) => profiles.get(id) ?? []);
    const people = found.map(({ userId }) => userId);
    const relations = await reader.relations(member.userId, people);
    return found.flatMap((profile) => {
      const college = collegeOf(profile.collegeId);
      const relation = relations.get(profile.userId) ?? NO_RELATION;
      if (!college || !isListedFor(factsAbout(profile, member, relation, { today, mailDomainOf }))) return [];
      return [{ ...cardPart(profile, college, today), ...about(profile, own, relation, today) }];
    });
  }

  /** The people at the college who have a proof of it: only the lists of people under 18 depend on it. Proofs end without a change, so they are not in the pool. */
  async function provedFor({ age }: ViewerFacts, collegeId: number): Promise<ReadonlySet<number>> {
    return age !== null && isMinorAge(age) ? reader.proved(collegeId, mailDomainOf(collegeId)) : new Set();
  }

  async function listAt(collegeId: number, { member, own, today, page, query }: Viewing): Promise<ListPage> {
    const college = await pools.current(collegeId, today);
    const leftOut = await reader.leftOut(member.userId);
    const viewer = viewerAt(member, collegeId, { today, mailDomainOf });
    const proved = await provedFor(viewer, collegeId);
    const isSeen = seenBy({ viewer, userId: member.userId, blocked: leftOut.blocked, proved });
    const isFitting = fits(query);
    const isShown = (profile: PooledProfile): boolean =>
      isFitting(profile) && !leftOut.hidden.has(profile.id) && !(query.hideContacted && leftOut.contacted.has(profile.userId));
    const { all, ranked } = rank(college, matchPerson(own, today), isSeen, isShown);
    const { kept, dealBreakers } = withoutDealBreakers(ranked, query);
    kept.sort(orderOf(query.sort ?? 'match', college.facts, today));
    const ids = kept.slice((page - 1) * perPage, page * perPage).map(({ id }) => id);
    const items = await cardsOf(ids, member, own, today);
    return { items, total: kept.length, page, pages: Math.ceil(kept.length / perPage), dealBreakers, all };
  }

  return {
    /** Without what a list needs, the answer names it and is empty. Throws `refused` for an unknown college. */
    async list(member: Member, { page = 1, ...query }: ListQuery): Promise<RoommateList> {
      const today = clock.now();
      const collegeId = query.collegeId ?? member.profiles[0]?.collegeId ?? null;
      if (collegeId === null) return { collegeId, need: 'profile', ...EMPTY };
      if (!collegeOf(collegeId)) throw unknownCollege();
      const own = profileAt(member, collegeId);
      const need = listNeed(member, collegeId, { today, mailDomainOf });
      if (need !== null || !own) return { collegeId, need, ...EMPTY };
      return { collegeId, need, ...(await listAt(collegeId, { member, own, today, page: Math.max(page, 1), query })) };
    },
  };
}

/** What a member needs to see the list of a college; null: nothing. */
function listNeed(member: Member, collegeId: number, moment: Moment): RoommateList['need'] {
  const need = needOf(viewerAt(member, collegeId, moment)) ?? null;
  return need === 'sign-in' ? 'verified' : need;
}

interface Seeing {
  viewer: ViewerFacts;
  userId: number;
  blocked: ReadonlySet<number>;
  proved: ReadonlySet<number>;
}

/** What the viewer may see in a list, before the wishes of the viewer. Among listed profiles it depends on the age and the proof alone. */
function seenBy({ viewer, userId, blocked, proved }: Seeing) {
  const facts = { viewer, isOwn: false, isBlocked: false, isLikelyBlocked: false, hasAccepted: false };
  const seenAges = { proved: new Map<number, boolean>(), others: new Map<number, boolean>() };
  return (profile: PooledProfile & { age: number }): boolean => {
    const { age } = profile;
    const hasProof = proved.has(profile.userId);
    const seen = hasProof ? seenAges.proved : seenAges.others;
    const known =
      seen.get(age) ?? isListedFor({ ...facts, owner: { isVerified: true, isDisabled: false, status: 'active', age, hasProof } });
    seen.set(age, known);
    return known && profile.userId !== userId && !blocked.has(profile.userId);
  };
}

function rank(
  { pool, facts }: CollegePool,
  viewer: MatchPerson,
  isSeen: (profile: PooledProfile & { age: number }) => boolean,
  isShown: (profile: PooledProfile) => boolean,
) {
  let all = 0;
  const ranked = pool.compare(viewer, (id) => {
    const profile = facts.get(id);
    if (!profile || !isSeen(profile)) return false;
    all += 1;
    return isShown(profile);
  });
  return { all, ranked };
}

function withoutDealBreakers(ranked: RankedRoommate[], { minMatch, withDealBreakers }: ListQuery) {
  const fitting = withDealBreakers ? ranked : ranked.filter(({ hasDealBreaker }) => !hasDealBreaker);
  const kept = minMatch === undefined ? fitting : fitting.filter(({ displayed }) => displayed !== null && displayed >= minMatch);
  return { kept, dealBreakers: ranked.length - fitting.length };
}

function about(profile: StoredProfile, own: StoredProfile, relation: Relation, today: Date) {
  const request = requestAbout(profile, relation);
  const match = profile.answers && own.answers ? matchOf(matchPerson(own, today), matchPerson(profile, today)) : null;
  return {
    match: match && { displayed: match.displayed, n: match.n, dealBreakers: match.dealBreakers },
    request: request ? shownRequest(request, today) : null,
    hasConversation: relation.conversationId !== null,
  };
}

export const unknownCollege = () =>
  new DomainError('refused', 'roommates.college', 'Choose a college from the list.', [
    { path: 'collegeId', message: 'Choose a college from the list' },
  ]);
