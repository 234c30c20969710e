import { DomainError } from '../../shared/domain-error.ts';
import type { Clock } from '../../shared/time.ts';
import type { Transact } from '../../transactions/transact.ts';
import { factsAbout, NO_RELATION, profileAt, type Member, type Relation, type StoredProfile } from '../member.ts';
import type { MailDomainOf } from '../../mail/mail-domain.ts';
import type { ContactStore, ListedRequest, RequestAnswer, RoommateReader, RoommateStores } from '../roommates.ports.ts';
import { matchOf } from '../score.ts';
import { handlesOf, matchPerson, publicPart, type ShownCollege } from '../seen/seen-profile.ts';
import { shownRequest } from '../seen/shown-request.ts';
import { isMinorAge } from '../age.ts';
import { projectionOf, seesHandles, type ProjectionFacts } from '../visibility.ts';
import { answerRequest, noRequest } from './answer-request.use-case.ts';
import { sendRequest } from './send-request.use-case.ts';
import { tellEnded } from './tell-ended.use-case.ts';

const MOST_REQUESTS = 100;
/** Of each kind, with a request. */
const MOST_REASONS = 2;

export interface ContactPorts {
  contacts: ContactStore;
  transact: Transact<RoommateStores>;
  reader: RoommateReader;
  collegeOf: (id: number) => ShownCollege | undefined;
  mailDomainOf: MailDomainOf;
  clock: Clock;
  publicUrl: string;
}

/** Requests to be roommates, and what people do about each other. */
export function createContact({ contacts, transact, reader, collegeOf, mailDomainOf, clock, publicUrl }: ContactPorts) {
  async function shown(viewer: Member, requests: readonly ListedRequest[]) {
    const profiles = new Map((await reader.byIds(requests.map(({ otherProfileId }) => otherProfileId))).map((one) => [one.id, one]));
    const relations = await reader.relations(viewer.userId, [...new Set(requests.map(({ otherId }) => otherId))]);
    const now = clock.now();
    return requests.map((request) => {
      const relation = relations.get(request.otherId) ?? NO_RELATION;
      const profile = profiles.get(request.otherProfileId);
      const facts = profile && {
        ...factsAbout(profile, viewer, relation, { today: now, mailDomainOf }),
        hasAccepted: request.state === 'accepted',
      };
      const other = facts && projectionOf(facts) !== 'none' ? otherPerson({ profile, viewer, facts, relation, now }) : NOT_SHOWN;
      return { ...shownRequest(request, now), createdAt: request.createdAt, ...other };
    });
  }

  /** Of a person whom the viewer may see. */
  function otherPerson({ profile, viewer, facts, relation: { conversationId }, now }: OtherPerson) {
    const isFull = projectionOf(facts) === 'full';
    return {
      roommate: roommateOf(profile, isFull && !isMinorAge(facts.owner.age)),
      match: isFull ? summaryOf(viewer, profile, now) : null,
      handles: seesHandles(facts) ? handlesOf(profile) : null,
      conversationId: isFull && facts.hasAccepted ? conversationId : null,
    };
  }

  function roommateOf(profile: StoredProfile, hasPicture: boolean) {
    const college = collegeOf(profile.collegeId);
    const picture = hasPicture ? profile.account.picture : null;
    return college ? { ...publicPart(profile, college), picture, isMatched: profile.status === 'matched' } : null;
  }

  async function one(viewer: Member, requestId: number) {
    const found = await contacts.find(viewer.userId, requestId);
    const [request] = await shown(viewer, found ? [found] : []);
    if (!request) throw noRequest();
    return request;
  }

  return {
    /** Latest first. */
    async requests(viewer: Member, box?: 'in' | 'out') {
      const requests = await contacts.requests(viewer.userId, MOST_REQUESTS);
      return shown(
        viewer,
        requests.filter(({ isMine }) => box === undefined || isMine === (box === 'out')),
      );
    },

    /** Throws `not-found` for profiles that the viewer does not see, `conflict`, `refused` and `too-many`. */
    async request(viewer: Member, publicId: string) {
      const order = { senderId: viewer.userId, publicId, today: clock.now(), mailDomainOf, publicUrl };
      return one(viewer, await transact((stores) => sendRequest(stores, order)));
    },

    /** Throws `not-found`, and `conflict` when the request is over. */
    async answer(viewer: Member, requestId: number, to: RequestAnswer) {
      const order = { userId: viewer.userId, requestId, to, today: clock.now(), mailDomainOf };
      await transact((stores) => answerRequest(stores, order));
      return one(viewer, requestId);
    },

    hide: (userId: number, profile: StoredProfile): Promise<void> => contacts.hide(userId, profile.id),
    show: (userId: number, profile: StoredProfile): Promise<void> => contacts.show(userId, profile.id),
    /** Throws `refused` for oneself. */
    async block(userId: number, profile: StoredProfile): Promise<void> {
      if (profile.userId === userId) throw new DomainError('refused', 'block.self', 'You cannot block yourself.');
      await transact(async (stores) => {
        const { ended, conversationIds } = await stores.talk.block(userId, profile.userId);
        tellEnded(stores, ended);
        for (const conversationId of conversationIds) {
          for (const person of [userId, profile.userId]) stores.tell(person, 'conversation.updated', { conversationId });
        }
      });
    },
  };
}

interface OtherPerson {
  profile: StoredProfile;
  viewer: Member;
  facts: ProjectionFacts;
  relation: Relation;
  now: Date;
}

/** What helps to answer: the number, and the reasons that matter most. The page of the profile shows the same and more. */
function summaryOf(viewer: Member, profile: StoredProfile, today: Date) {
  const own = profileAt(viewer, profile.collegeId);
  if (!own?.answers || !profile.answers) return null;
  const { displayed, n, agree, differ, dealBreakers } = matchOf(matchPerson(own, today), matchPerson(profile, today));
  return { displayed, n, agree: agree.slice(0, MOST_REASONS), differ: differ.slice(0, MOST_REASONS), dealBreakers };
}

const NOT_SHOWN = { roommate: null, match: null, handles: null, conversationId: null };
