import { DomainError } from '../shared/domain-error.ts';
import { createBrowse, type ListQuery } from './browse/browse.use-cases.ts';
import { dayOf } from './browse/college-pool.ts';
import { createCounts } from './browse/counts.use-cases.ts';
import { createPools } from './browse/pools.use-cases.ts';
import { createContact } from './contact/contact.use-cases.ts';
import type { Member } from './member.ts';
import { createOwnProfiles } from './own/own-profiles.use-cases.ts';
import type { MailDomainOf } from '../mail/mail-domain.ts';
import { createProofs, ownProfileOf } from './proof/proofs.use-cases.ts';
import type { RequestAnswer, RoommatesPorts } from './roommates.ports.ts';
import { createSeen } from './seen/seen.use-cases.ts';
import type { ShownCollege } from './seen/seen-profile.ts';

/** Cards of a page. */
const PER_PAGE = 24;

export interface RoommatesUses extends RoommatesPorts {
  /** Colleges of the catalog; unknown ids are left out. */
  colleges: { byIds(ids: readonly number[]): readonly ShownCollege[] };
  mailDomainOf: MailDomainOf;
}

type Own = ReturnType<typeof createOwnProfiles>;

/** The roommate finder. Every call of a member counts as activity, at most once a day. */
export function createRoommates({
  own,
  reader,
  pools,
  contacts,
  transact,
  secrets,
  colleges,
  mailDomainOf,
  clock,
  publicUrl,
}: RoommatesUses) {
  const collegeOf = (id: number): ShownCollege | undefined => {
    const [college] = colleges.byIds([id]);
    return college && { id: college.id, name: college.name, slug: college.slug, state: college.state };
  };
  const mine = createOwnProfiles({ own, transact, collegeOf, mailDomainOf, clock });
  const browse = createBrowse({ reader, pools: createPools(pools), collegeOf, mailDomainOf, clock, perPage: PER_PAGE });
  const seen = createSeen({ reader, collegeOf, mailDomainOf, clock });
  const contact = createContact({ contacts, transact, reader, collegeOf, mailDomainOf, clock, publicUrl });
  const proving = createProofs({ transact, secrets, mailDomainOf });

  async function memberOf(userId: number): Promise<Member> {
    const member = await own.member(userId);
    if (!member) throw new DomainError('unauthenticated', 'session.required', 'Sign in to do this.');
    const today = dayOf(clock.now());
    if (member.profiles.some(({ lastActiveOn }) => lastActiveOn < today)) await mine.touch(userId);
    return member;
  }
  const visible = async (userId: number, publicId: string) => seen.visible(await memberOf(userId), publicId);

  return {
    counts: createCounts({ pools, collegeOf, clock }),
    mine: async (userId: number) => mine.mine(await memberOf(userId)),
    create: (...given: Parameters<Own['create']>) => mine.create(...given),
    change: (...given: Parameters<Own['change']>) => mine.change(...given),
    setStatus: (...given: Parameters<Own['setStatus']>) => mine.setStatus(...given),
    remove: (...given: Parameters<Own['remove']>) => mine.remove(...given),
    saveAnswers: (...given: Parameters<Own['saveAnswers']>) => mine.saveAnswers(...given),

    askProof: async (userId: number, publicId: string, email: string) => proving.ask(await memberOf(userId), publicId, email),
    async confirmProof(userId: number, publicId: string, given: { email: string; code: string }) {
      await proving.confirm(await memberOf(userId), publicId, given);
      return mine.shown(ownProfileOf(await memberOf(userId), publicId));
    },

    list: async (userId: number, query: ListQuery) => browse.list(await memberOf(userId), query),
    one: async (userId: number | undefined, publicId: string) =>
      seen.one(userId === undefined ? undefined : await memberOf(userId), publicId),

    request: async (userId: number, publicId: string) => contact.request(await memberOf(userId), publicId),
    requests: async (userId: number, box?: 'in' | 'out') => contact.requests(await memberOf(userId), box),
    answer: async (userId: number, requestId: number, to: RequestAnswer) => contact.answer(await memberOf(userId), requestId, to),
    hide: async (userId: number, publicId: string) => contact.hide(userId, await visible(userId, publicId)),
    show: async (userId: number, publicId: string) => contact.show(userId, await visible(userId, publicId)),
    block: async (userId: number, publicId: string) => contact.block(userId, await visible(userId, publicId)),
    /** For a first message. It is no activity of the profile's owner. */
    startPoint: async (userId: number, publicId: string) => seen.startPoint(await own.member(userId), publicId),
    /** The number under which staff find the profile. Throws `not-found` for profiles that the person does not see. */
    reportedId: async (userId: number, publicId: string): Promise<number> => (await visible(userId, publicId)).id,
  };
}

export type Roommates = ReturnType<typeof createRoommates>;
