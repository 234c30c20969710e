import type { Knex } from 'knex';
import { mayModerate } from '../../../domain/accounts/permissions.ts';
import type { AccountType } from '../../../domain/accounts/user.ts';
import type { VisibilityStatus } from '../../../domain/roommates/profile.ts';
import { ADULT_AGE } from '../../../domain/messages/contact.ts';
import type { Box, Conversation, ConversationState } from '../../../domain/messages/message.ts';

/** Characters of a snippet. */
const SNIPPET = 120;

/** SQL: a message is not deleted for both people. */
export const IS_THERE = 'deleted_at is null and hidden_at is null';
/** SQL: a message is in the view of the viewer, the one binding. */
export const isInView = (alias: string): string =>
  `not (case when ${alias}.sender_id = :viewer then ${alias}.gone_for_sender else ${alias}.gone_for_receiver end)`;
/** SQL: the other person of a conversation `c`. */
export const OTHER = 'case when c.user1_id = :viewer then c.user2_id else c.user1_id end';
/** SQL: a request of the other person that the viewer has not accepted. */
export const IS_REQUEST = 'c.accepted_at is null and c.started_by is not null and c.started_by <> :viewer';

/** SQL: people under 18 have no picture here. */
const PICTURE = `case when o.birth_date > current_date - make_interval(years => ${ADULT_AGE}) then null else o.profile_picture end`;

/** SQL: the viewer is staff and wrote to the other person of the conversation `c` as the sender of a report. */
export const isNameless = (viewer: string): string => `coalesce(c.context_kind = 'report' and c.started_by = ${viewer}, false)`;

/** SQL: the viewer has not blocked the other person, or does not know who that is. */
export const IS_NOT_HIDDEN = `(${isNameless(':viewer')} or not exists (select from blocks b where b.blocker_id = :viewer and b.blocked_id = ${OTHER}))`;

/** SQL: the columns of a {@link NameRow} for the other person `o` of the conversation `c`. */
export const NAME = `o.first_name, o.last_name, ${isNameless(':viewer')} as is_nameless, coalesce(c.staff_id = o.id, false) as is_with_staff`;

/** SQL: someone wrote in the conversation `c`. */
const HAS_MESSAGES = 'exists (select from messages a where a.conversation_id = c.id)';

/** SQL: the profile of the other person at the college where the two met. */
const ROOMMATE = `
  select theirs.public_id, theirs.visibility_status, theirs.visibility_status = 'active' or exists (
    select from roommate_requests q where q.state = 'accepted' and :viewer in (q.sender_id, q.receiver_id) and theirs.id in (q.sender_profile_id, q.receiver_profile_id)
  ) as is_open
  from roommate_profiles met
  join roommate_profiles theirs on theirs.college_id = met.college_id and theirs.user_id = o.id
  where met.id = c.context_id and theirs.visibility_status in ('active', 'paused', 'matched')`;

const VIEW = `
  select c.id, o.id as "otherId", ${NAME}, ${PICTURE} as profile_picture, o.disabled_at is not null as is_disabled,
    coalesce(c.staff_id = :viewer, false) as is_own_staff, f.account_type as staff_type,
    m.archived, m.muted, m.manual_unread_from, c.last_message_at, coalesce(${IS_REQUEST}, false) as is_request,
    coalesce(c.accepted_at is null and c.started_by = :viewer, false) as is_waiting,
    r.public_id as roommate_id, r.visibility_status as roommate_status, r.is_open as is_roommate_open,
    s.id as service_id, s.name as service_name, s.slug as service_slug, k.slug as service_category,
    coalesce(last.snippet, case when not ${HAS_MESSAGES} then '' end) as snippet, last.sender_id = :viewer as is_own, case when c.accepted_at is not null then om.last_read_message_id end as read_up_to, unread.count as unread,
    exists (select from blocks b where b.blocked_id = :viewer and b.blocker_id = o.id) as is_blocked
  from conversations c
  join conversation_members m on m.conversation_id = c.id and m.user_id = :viewer
  left join users o on o.id = ${OTHER}
  left join users f on f.id = c.staff_id
  left join conversation_members om on om.conversation_id = c.id and om.user_id = o.id
  left join services s on c.context_kind = 'service' and s.id = c.context_id and s.status = 'published' and s.deleted_at is null
  left join service_categories k on k.id = s.category_id
  left join lateral (${ROOMMATE}) r on c.context_kind = 'roommate'
  left join lateral (
    select case when length(content) > ${SNIPPET} then left(content, ${SNIPPET}) || '…' else content end as snippet, sender_id from messages l
    where l.conversation_id = c.id and ${IS_THERE} and ${isInView('l')} order by l.id desc limit 1
  ) last on true
  cross join lateral (
    select count(*)::int as count from messages u
    where u.conversation_id = c.id and u.receiver_id = :viewer and ${IS_THERE} and not u.gone_for_receiver
      and (not u.read or u.id >= m.manual_unread_from)
  ) unread
  where ${IS_NOT_HIDDEN}`;

interface Row extends NameRow {
  id: number;
  otherId: number | null;
  profile_picture: string | null;
  is_disabled: boolean;
  /** The viewer speaks as staff. */
  is_own_staff: boolean;
  /** Of who speaks as staff. */
  staff_type: AccountType | null;
  archived: boolean;
  muted: boolean;
  manual_unread_from: number | null;
  last_message_at: Date;
  is_request: boolean;
  is_waiting: boolean;
  roommate_id: string | null;
  roommate_status: VisibilityStatus;
  is_roommate_open: boolean;
  service_id: number | null;
  service_name: string;
  service_slug: string;
  service_category: string;
  snippet: string | null;
  is_own: boolean | null;
  read_up_to: number | null;
  unread: number;
  is_blocked: boolean;
}

/** The conversations of a viewer that a condition selects. The condition may use `c` and `m` and the bindings. */
export async function conversationsWhere(
  db: Knex,
  viewer: number,
  condition: string,
  bindings: Record<string, Knex.Value> = {},
): Promise<Conversation[]> {
  const sql = `${VIEW} and ${condition}`;
  const { rows } = await db.raw<{ rows: Row[] }>(sql, { viewer, ...bindings });
  return rows.map(toConversation);
}

const toConversation = (row: Row): Conversation => ({
  id: row.id,
  otherId: row.is_nameless ? null : row.otherId,
  otherName: nameOf(row),
  isWithStaff: row.is_with_staff ?? false,
  otherPicture: row.is_nameless || row.is_with_staff ? null : row.profile_picture,
  box: boxOf(row),
  state: stateOf(row),
  isMuted: row.muted,
  context: contextOf(row),
  lastMessageAt: row.last_message_at,
  snippet: row.snippet,
  isSnippetOwn: row.is_own ?? false,
  unread: row.unread,
  unreadFrom: row.manual_unread_from,
  readUpTo: row.read_up_to === 0 ? null : row.read_up_to,
});

/** What the name of a person in a conversation depends on. */
export interface NameRow {
  first_name: string | null;
  last_name: string | null;
  /** The viewer wrote to the person as the sender of a report. */
  is_nameless?: boolean;
  /** The person speaks as staff. */
  is_with_staff?: boolean;
}

/** First name and initial: people meet before they know each other. */
export function nameOf({ first_name, last_name, is_nameless = false, is_with_staff = false }: NameRow): string {
  if (first_name === null) return 'Deleted user';
  if (is_nameless) return 'Sender of a report';
  if (is_with_staff) return 'Alma staff';
  const [initial = ''] = last_name ?? '';
  return initial === '' ? first_name : `${first_name} ${initial}.`;
}

function boxOf({ archived, is_request }: Row): Box {
  if (archived) return 'archived';
  return is_request ? 'requests' : 'inbox';
}

function stateOf({ otherId, is_own_staff, staff_type, is_disabled, is_blocked, is_waiting, is_request }: Row): ConversationState {
  const isOfFormerStaff = staff_type !== null && !mayModerate(staff_type);
  if (otherId === null || is_disabled || isOfFormerStaff || (is_blocked && !is_own_staff)) return 'closed';
  if (is_waiting) return 'waiting';
  return is_request ? 'asked' : 'open';
}

function contextOf(row: Row): Conversation['context'] {
  if (row.roommate_id !== null) return roommateContext(row.roommate_id, row);
  const { service_id, service_name, service_slug, service_category } = row;
  if (service_id === null) return null;
  return { kind: 'service', id: service_id, name: service_name, path: `/services/${service_category}/${service_slug}` };
}

const roommateContext = (
  id: string,
  { first_name, roommate_status, is_roommate_open, is_blocked, is_disabled }: Row,
): Conversation['context'] => ({
  kind: 'roommate',
  id,
  name: first_name ?? '',
  path: is_roommate_open && !is_blocked && !is_disabled ? `/roommates/${id}` : null,
  isMatched: roommate_status === 'matched',
});
