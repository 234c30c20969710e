import type { Knex } from 'knex';
import type { Relation, RequestBetween } from '../../../domain/roommates/member.ts';
import type { RequestState } from '../../../domain/roommates/profile.ts';

/** People who block the viewer, and people whom the viewer blocks. */
const BLOCKS = `
  select case when blocker_id = :viewer then blocked_id else blocker_id end as person from blocks
  where :viewer in (blocker_id, blocked_id)`;

/**
 * People who blocked someone before the viewer signed up in the same network with the same browser. The network alone says nothing: a
 * campus is one network.
 */
const LIKELY_BLOCKS = `
  select b.blocker_id as person
  from users v
  join sessions mine on mine.user_id = v.id and mine.user_agent <> ''
  join sessions theirs on theirs.ip_prefix = mine.ip_prefix and theirs.user_agent = mine.user_agent and theirs.user_agent <> ''
  join blocks b on b.blocked_id = theirs.user_id and b.created_at < v.created_at
  where v.id = :viewer and theirs.user_id <> v.id and b.blocker_id <> v.id`;

const REQUESTS = `
  select r.id, r.state, r.created_at as "createdAt", r.changed_at as "changedAt", r.sender_id = :viewer as "isMine",
    case when r.sender_id = :viewer then r.receiver_id else r.sender_id end as "otherId",
    case when r.sender_id = :viewer then r.receiver_profile_id else r.sender_profile_id end as "otherProfileId"
  from roommate_requests r`;
const BETWEEN = `${REQUESTS}
  where (r.sender_id = :viewer and r.receiver_id = any(:people)) or (r.receiver_id = :viewer and r.sender_id = any(:people))
  order by r.id desc`;
const OF_PERSON = `${REQUESTS} where :viewer in (r.sender_id, r.receiver_id) and r.id = coalesce(:id, r.id) order by r.id desc limit :most`;

const CONVERSATIONS = `
  select id, case when user1_id = :viewer then user2_id else user1_id end as person from conversations
  where staff_id is null and ((user1_id = :viewer and user2_id = any(:people)) or (user2_id = :viewer and user1_id = any(:people)))`;

const CONTACTED = `
  select case when user1_id = :viewer then user2_id else user1_id end as person from conversations where staff_id is null and :viewer in (user1_id, user2_id)
  union
  select case when sender_id = :viewer then receiver_id else sender_id end from roommate_requests where :viewer in (sender_id, receiver_id)`;

interface PersonRow {
  person: number;
}

type RequestRow = RequestBetween & { otherId: number; state: RequestState };

/** What there is between a viewer and each of these people. */
export async function readRelations(db: Knex, viewer: number, people: readonly number[]): Promise<Map<number, Relation>> {
  if (people.length === 0) return new Map();
  const bindings = { viewer, people: [...people] };
  const blocked = await peopleOf(db, BLOCKS, viewer);
  const likely = await peopleOf(db, LIKELY_BLOCKS, viewer);
  const { rows: requests } = await db.raw<{ rows: RequestRow[] }>(BETWEEN, bindings);
  const { rows: conversations } = await db.raw<{ rows: (PersonRow & { id: number })[] }>(CONVERSATIONS, bindings);
  const conversationIds = new Map(conversations.map(({ person, id }) => [person, id]));
  return new Map(
    people.map((person) => [
      person,
      {
        isBlocked: blocked.has(person),
        isLikelyBlocked: likely.has(person),
        requests: requests.filter(({ otherId }) => otherId === person),
        conversationId: conversationIds.get(person) ?? null,
      },
    ]),
  );
}

/** The requests of a person, latest first, or one of them. */
export async function readRequests(
  db: Knex,
  viewer: number,
  { id = null, most }: { id?: number | null; most: number },
): Promise<RequestRow[]> {
  const { rows } = await db.raw<{ rows: RequestRow[] }>(OF_PERSON, { viewer, id, most });
  return rows;
}

export async function readLeftOut(db: Knex, viewer: number) {
  const blocked = await peopleOf(db, BLOCKS, viewer);
  const likely = await peopleOf(db, LIKELY_BLOCKS, viewer);
  const hidden = await db('roommate_hides').where({ user_id: viewer }).pluck<number[]>('profile_id');
  return { blocked: new Set([...blocked, ...likely]), contacted: await peopleOf(db, CONTACTED, viewer), hidden: new Set(hidden) };
}

async function peopleOf(db: Knex, sql: string, viewer: number): Promise<Set<number>> {
  const { rows } = await db.raw<{ rows: PersonRow[] }>(sql, { viewer });
  return new Set(rows.map(({ person }) => person));
}
