import type { Knex } from 'knex';
import { mayModerate } from '../../../domain/accounts/permissions.ts';
import type { AccountType } from '../../../domain/accounts/user.ts';
import { ADULT_AGE, type ContactPerson, type SendFacts, type StartFacts } from '../../../domain/messages/contact.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { isWithinLast } from '../times.ts';

interface PersonRow {
  id: number;
  account_type: AccountType;
  email_verified: boolean;
  is_disabled: boolean;
  is_paused: boolean;
  is_minor: boolean;
  is_blocked: boolean;
}

const PEOPLE = `
  select id, account_type, email_verified, disabled_at is not null as is_disabled, coalesce(contact_paused_until > now(), false) as is_paused,
    coalesce(birth_date > current_date - make_interval(years => :adult), false) as is_minor,
    exists (
      select from blocks where (blocker_id = :first and blocked_id = :second) or (blocker_id = :second and blocked_id = :first)
    ) as is_blocked
  from users where id in (:first, :second)`;

/** What the rules ask about two people. @param staffId - who of them speaks as staff; null in a private conversation */
export async function factsAbout(
  db: Knex,
  { senderId, receiverId, staffId }: { senderId: number; receiverId: number | null; staffId: number | null },
): Promise<Omit<SendFacts, 'isWaiting'>> {
  const { rows: people } = await db.raw<{ rows: PersonRow[] }>(PEOPLE, { first: senderId, second: receiverId ?? 0, adult: ADULT_AGE });
  const sender = people.find(({ id }) => id === senderId);
  const receiver = people.find(({ id }) => id === receiverId);
  return {
    sender: sender ? toPerson(sender) : GONE,
    receiver: receiver && toPerson(receiver),
    staff: staffOf(staffId, sender, receiver),
    isBlocked: people.some(({ is_blocked }) => is_blocked),
  };
}

function staffOf(staffId: number | null, sender: PersonRow | undefined, receiver: PersonRow | undefined): SendFacts['staff'] {
  if (staffId === null) return undefined;
  const [side, person] = staffId === sender?.id ? (['sender', sender] as const) : (['receiver', receiver] as const);
  return person && mayModerate(person.account_type) ? side : 'former';
}

/** The age of the account in seconds, and the people whom it wrote to first privately, or asked to be roommates, in the last day. */
const RECORD = `
  select extract(epoch from now() - u.created_at)::float8 as "accountAge",
    (select count(*)::int from conversations c where c.started_by = u.id and c.staff_id is null and ${isWithinLast('c.started_at')})
    + (select count(distinct r.receiver_id)::int from roommate_requests r
       where r.sender_id = u.id and ${isWithinLast('r.created_at')} and not exists (
         select from conversations c where c.started_by = u.id and ${isWithinLast('c.started_at')} and r.receiver_id in (c.user1_id, c.user2_id)
       )) as "startedToday"
  from users u where u.id = ?`;

/** What the rules ask before a first contact. */
export async function startFactsAbout(db: Knex, people: Parameters<typeof factsAbout>[1]): Promise<Omit<StartFacts, 'links'>> {
  const { rows } = await db.raw<{ rows: Pick<StartFacts, 'accountAge' | 'startedToday'>[] }>(RECORD, [DAY, DAY, DAY, people.senderId]);
  const [record = { accountAge: 0, startedToday: 0 }] = rows;
  return { ...(await factsAbout(db, people)), ...record };
}

/** The account was deleted while its request was running. */
const GONE: ContactPerson = { isVerified: false, isMinor: false, isDisabled: true, isPaused: false };

const toPerson = ({ email_verified, is_minor, is_disabled, is_paused }: PersonRow): ContactPerson => ({
  isVerified: email_verified,
  isMinor: is_minor,
  isDisabled: is_disabled,
  isPaused: is_paused,
});
