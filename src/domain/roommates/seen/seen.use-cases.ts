import { DomainError } from '../../shared/domain-error.ts';
import type { Clock } from '../../shared/time.ts';
import type { MailDomainOf } from '../../mail/mail-domain.ts';
import { draftAgreement } from '../agreement.ts';
import {
  factsAbout,
  NO_RELATION,
  profileAt,
  requestAbout,
  proofOf,
  viewerAt,
  type Member,
  type Moment,
  type Relation,
  type StoredProfile,
} from '../member.ts';
import { requestRefusal } from '../requests.ts';
import type { RoommateReader } from '../roommates.ports.ts';
import { matchOf } from '../score.ts';
import { contactOf, needOf, projectionOf, seesHandles, type ProjectionFacts } from '../visibility.ts';
import { fullPart, habitsOf, handlesOf, matchPerson, publicPart, type ShownCollege } from './seen-profile.ts';
import { shownRequest } from './shown-request.ts';

export interface SeenPorts {
  reader: RoommateReader;
  collegeOf: (id: number) => ShownCollege | undefined;
  mailDomainOf: MailDomainOf;
  clock: Clock;
}

/** Profiles of others, as far as a viewer may see them. */
export function createSeen({ reader, collegeOf, mailDomainOf, clock }: SeenPorts) {
  const moment = (): Moment => ({ today: clock.now(), mailDomainOf });

  /** Throws one `not-found` for every reason why the viewer does not see it. */
  async function found(viewer: Member | undefined, publicId: string) {
    const profile = await reader.find(publicId);
    const college = profile && collegeOf(profile.collegeId);
    if (!profile || !college) throw notAvailable();
    const relation = (viewer && (await reader.relations(viewer.userId, [profile.userId])).get(profile.userId)) ?? NO_RELATION;
    const facts = factsAbout(profile, viewer, relation, moment());
    const projection = projectionOf(facts);
    if (projection === 'none') throw notAvailable();
    return { profile, college, relation, facts, projection };
  }

  const full = (profile: StoredProfile, college: ShownCollege, today: Date) => ({
    ...fullPart(profile, college, today),
    confirmedDomain: proofOf(profile, mailDomainOf)?.domain ?? null,
  });

  return {
    /** For calls that act on a profile. Throws `not-found`. */
    async visible(viewer: Member, publicId: string): Promise<StoredProfile> {
      return (await found(viewer, publicId)).profile;
    },

    /** The owner of a profile that lets the viewer begin to write. Undefined: there is none, or the viewer may not write from there. */
    async startPoint(viewer: Member | undefined, publicId: string): Promise<{ profileId: number; ownerId: number } | undefined> {
      const profile = viewer && (await reader.find(publicId));
      if (!profile) return undefined;
      const relation = (await reader.relations(viewer.userId, [profile.userId])).get(profile.userId) ?? NO_RELATION;
      const { canMessage } = contactOf(factsAbout(profile, viewer, relation, moment()));
      return canMessage ? { profileId: profile.id, ownerId: profile.userId } : undefined;
    },

    async one(viewer: Member | undefined, publicId: string) {
      const today = clock.now();
      const { profile, college, relation, facts, projection } = await found(viewer, publicId);
      if (projection === 'own') return { view: 'own' as const, ...full(profile, college, today), status: profile.status };
      if (projection === 'full' && viewer) {
        const isHidden = (await reader.leftOut(viewer.userId)).hidden.has(profile.id);
        return {
          view: 'full' as const,
          ...full(profile, college, today),
          ...betweenThem({ profile, viewer, relation, facts, today }),
          isHidden,
        };
      }
      const need = needOf(viewer ? viewerAt(viewer, profile.collegeId, moment()) : null) ?? 'active';
      return { view: 'redacted' as const, ...publicPart(profile, college), need };
    },
  };
}

interface Pair {
  profile: StoredProfile;
  viewer: Member;
  relation: Relation;
  facts: ProjectionFacts;
  today: Date;
}

/** The match, the request and the contact of a viewer and a profile. */
function betweenThem({ profile, viewer, relation, facts, today }: Pair) {
  const own = profileAt(viewer, profile.collegeId);
  const request = requestAbout(profile, relation);
  const { canRequest, canMessage } = contactOf(facts);
  return {
    ...comparison(own, profile, facts.hasAccepted, today),
    request: request ? shownRequest(request, today) : null,
    handles: seesHandles(facts) ? handlesOf(profile) : null,
    isMatched: profile.status === 'matched',
    canRequest: canRequest && requestRefusal(relation.requests, canRequest, today) === undefined,
    canMessage,
    conversationId: relation.conversationId,
  };
}

function comparison(own: StoredProfile | undefined, profile: StoredProfile, hasAccepted: boolean, today: Date) {
  if (!own?.answers || !profile.answers) return { compatibility: null, habits: [], agreement: hasAccepted ? [] : null };
  return {
    compatibility: matchOf(matchPerson(own, today), matchPerson(profile, today)),
    habits: habitsOf(own.answers, profile.answers),
    agreement: hasAccepted ? draftAgreement(own.answers, profile.answers) : null,
  };
}

export const notAvailable = () => new DomainError('not-found', 'roommates.not-available', 'This profile isn’t available.');
