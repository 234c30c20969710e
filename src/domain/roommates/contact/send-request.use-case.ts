import { startRefusal } from '../../messages/contact.ts';
import { DomainError } from '../../shared/domain-error.ts';
import { DAY } from '../../shared/time.ts';
import type { Effects } from '../../transactions/transact.ts';
import { roommateRequestEmail } from '../emails/roommate-request-email.ts';
import { factsAbout, profileAt, viewerAt, type Member, type Moment, type StoredProfile } from '../member.ts';
import { REQUEST_REFUSALS, requestRefusal, type RequestRefusal } from '../requests.ts';
import type { RoommateStores } from '../roommates.ports.ts';
import { notAvailable } from '../seen/seen.use-cases.ts';
import { contactOf, needOf, projectionOf, type ViewerNeed } from '../visibility.ts';

type Stores = RoommateStores & Effects;

const NEEDS: Record<ViewerNeed, string> = {
  'sign-in': 'Sign in to do this.',
  verified: 'Verify your email address first. Your profile can send the email again.',
  profile: 'Create a roommate profile at this college first.',
  active: 'Show your own roommate profile first.',
};

export interface RequestOrder extends Moment {
  senderId: number;
  publicId: string;
  publicUrl: string;
}

/**
 * Stores a request with its email. Returns its id. Throws `not-found` for profiles that the sender does not see, `conflict` for what the two
 * have already, `refused` and `too-many`.
 */
export async function sendRequest(stores: Stores, order: RequestOrder): Promise<number> {
  const { senderId, publicId, publicUrl } = order;
  await stores.profiles.lockWriter(senderId);
  const sender = await stores.profiles.member(senderId);
  const profile = await stores.profiles.find(publicId);
  if (!sender || !profile) throw notAvailable();
  await requireContact(stores, sender, profile, order);
  const senderProfileId = profileAt(sender, profile.collegeId)?.id;
  if (senderProfileId === undefined) throw refused('profile', NEEDS.profile);
  const people = { senderId, receiverId: profile.userId };
  const requestId = await stores.requests.add({ ...people, senderProfileId, receiverProfileId: profile.id });
  for (const person of Object.values(people)) stores.tell(person, 'roommate.request', { requestId });
  await sendEmail(stores, people, publicUrl);
  return requestId;
}

/** Throws unless the sender may ask the owner of a profile. */
async function requireContact({ requests, talk }: Stores, sender: Member, profile: StoredProfile, moment: Moment): Promise<void> {
  const relation = await requests.relation(sender.userId, profile.userId);
  const facts = factsAbout(profile, sender, relation, moment);
  const projection = projectionOf(facts);
  if (projection === 'none') throw notAvailable();
  if (projection === 'own') throw refused('own', 'This is your own profile.');
  const need = needOf(viewerAt(sender, profile.collegeId, moment));
  if (need !== undefined) throw refused(need, NEEDS[need]);
  const refusal = requestRefusal(relation.requests, contactOf(facts).canRequest, moment.today);
  if (refusal !== undefined) throw requestRefused(refusal);
  requireStart(startRefusal({ ...(await talk.startFacts(sender.userId, profile.userId)), links: 0 }));
}

/** The rules of first messages hold for requests too. */
function requireStart(refusal: ReturnType<typeof startRefusal>): void {
  if (refusal === undefined) return;
  if (refusal === 'too-many-people') {
    throw new DomainError(
      'too-many',
      'roommates.too-many-people',
      'You have written to many new people today. Try again tomorrow.',
      [],
      DAY,
    );
  }
  if (refusal === 'paused') throw refused('paused', 'You cannot contact other people at the moment. Your profile says why.');
  throw requestRefused('closed');
}

/** What the two people have already is a conflict, anything else a rule. */
const CONFLICTS: readonly RequestRefusal[] = ['pending', 'waits-for-you', 'accepted'];
const requestRefused = (code: RequestRefusal): DomainError =>
  new DomainError(CONFLICTS.includes(code) ? 'conflict' : 'refused', `roommates.${code}`, REQUEST_REFUSALS[code]);

const refused = (code: string, refusal: string): DomainError => new DomainError('refused', `roommates.${code}`, refusal);

/** Unless the person switched emails about messages off. */
async function sendEmail(
  { talk, email }: Stores,
  { senderId, receiverId }: { senderId: number; receiverId: number },
  publicUrl: string,
): Promise<void> {
  const to = await talk.addressOf(receiverId);
  const fromName = await talk.nameOf(senderId);
  if (to === undefined || fromName === undefined) return;
  email({ ...roommateRequestEmail(to, { fromName }, publicUrl), userId: receiverId });
}
