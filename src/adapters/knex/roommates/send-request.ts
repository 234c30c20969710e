import type { Knex } from 'knex';
import { startRefusal, type ContactRefusal } from '../../../domain/messages/contact.ts';
import {
  factsAbout,
  NO_RELATION,
  profileAt,
  viewerAt,
  type Member,
  type Moment,
  type StoredProfile,
} from '../../../domain/roommates/member.ts';
import { REQUEST_REFUSALS, requestRefusal } from '../../../domain/roommates/requests.ts';
import type { ContactStore, Refused } from '../../../domain/roommates/roommates.ports.ts';
import { contactOf, needOf, projectionOf, type ViewerNeed } from '../../../domain/roommates/visibility.ts';
import { enqueueEmail } from '../accounts/shared-writes.ts';
import { lockUser } from '../accounts/users.ts';
import type { Tell } from '../../../domain/transactions/transact.ts';
import { startFactsAbout } from '../messages/contact-facts.ts';
import { nameOf, type NameRow } from '../messages/conversation-views.ts';
import { findProfile, readMember } from '../roommate-rows/profile-rows.ts';
import { readRelations } from '../roommate-rows/relations.ts';

type Order = Parameters<ContactStore['send']>[0];

const NEEDS: Record<ViewerNeed, string> = {
  'sign-in': 'Sign in to do this.',
  verified: 'Verify your email address first. Your profile can send the email again.',
  profile: 'Create a roommate profile at this college first.',
  active: 'Show your own roommate profile first.',
};

/** Stores a request with its email. Returns its id. */
export async function sendRequest(trx: Knex.Transaction, tell: Tell, order: Order): ReturnType<ContactStore['send']> {
  const { senderId } = order;
  await lockUser(trx, senderId);
  const sender = await readMember(trx, senderId);
  const profile = await findProfile(trx, order.publicId);
  if (!sender || !profile) return 'unknown';
  const refusal = await refusalOf(trx, sender, profile, order);
  if (refusal !== undefined) return refusal;
  const requestId = await insertRequest(trx, sender, profile);
  for (const person of [senderId, profile.userId]) tell(person, 'roommate.request', { requestId });
  await sendEmail(trx, senderId, profile.userId, order);
  return requestId;
}

/** Both have a profile at the college. */
async function insertRequest(trx: Knex, sender: Member, profile: StoredProfile): Promise<number> {
  const own = profileAt(sender, profile.collegeId);
  const [row] = await trx('roommate_requests')
    .insert({ sender_id: sender.userId, receiver_id: profile.userId, sender_profile_id: own?.id, receiver_profile_id: profile.id })
    .returning<{ id: number }[]>('id');
  return row?.id ?? 0;
}

async function refusalOf(
  trx: Knex,
  sender: Member,
  profile: StoredProfile,
  moment: Moment,
): Promise<'unknown' | 'too-many-people' | Refused | undefined> {
  const relation = (await readRelations(trx, sender.userId, [profile.userId])).get(profile.userId) ?? NO_RELATION;
  const facts = factsAbout(profile, sender, relation, moment);
  const projection = projectionOf(facts);
  if (projection === 'none') return 'unknown';
  if (projection === 'own') return { code: 'own', refusal: 'This is your own profile.' };
  const need = needOf(viewerAt(sender, profile.collegeId, moment));
  if (need !== undefined) return { code: need, refusal: NEEDS[need] };
  const refusal = requestRefusal(relation.requests, contactOf(facts).canRequest, moment.today);
  if (refusal !== undefined) return { code: refusal, refusal: REQUEST_REFUSALS[refusal] };
  return contactRefusal(
    startRefusal({ ...(await startFactsAbout(trx, { senderId: sender.userId, receiverId: profile.userId, staffId: null })), links: 0 }),
  );
}

/** The rules of first messages hold for requests too. */
function contactRefusal(refusal: ContactRefusal | undefined): 'too-many-people' | Refused | undefined {
  if (refusal === undefined || refusal === 'too-many-people') return refusal;
  if (refusal === 'paused') return { code: 'paused', refusal: 'You cannot contact other people at the moment. Your profile says why.' };
  return { code: 'closed', refusal: REQUEST_REFUSALS.closed };
}

interface PersonRow {
  email: string;
  has_emails: boolean;
}

/** Unless the person switched emails about messages off. */
async function sendEmail(trx: Knex.Transaction, senderId: number, receiverId: number, { message }: Order): Promise<void> {
  const receiver = await trx('users as u')
    .leftJoin('message_settings as s', 's.user_id', 'u.id')
    .where('u.id', receiverId)
    .first<PersonRow | undefined>('u.email', trx.raw('coalesce(s.has_emails, true) as has_emails'));
  const sender = await trx('users').where({ id: senderId }).first<NameRow | undefined>('first_name', 'last_name');
  if (!receiver?.has_emails || !sender) return;
  await enqueueEmail(trx, { ...message(receiver.email, { fromName: nameOf(sender) }), userId: receiverId });
}
