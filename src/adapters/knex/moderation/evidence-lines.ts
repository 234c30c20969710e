import type { Knex } from 'knex';
import { EVIDENCE_MESSAGES, type EvidenceLine } from '../../../domain/moderation/evidence.ts';
import { pairOf } from '../messages/pairs.ts';

/** Copies of texts for the evidence of a case, oldest first. They stay as they are when the person changes or deletes the text. */

interface MessageRow {
  id: number;
  sender_id: number | null;
  content: string;
  sent_at: Date;
}

/** The last messages of a conversation, or those up to the reported one. */
export async function messageLines(
  db: Knex,
  { conversationId, reporterId, upTo }: { conversationId: number; reporterId: number; upTo?: number },
): Promise<EvidenceLine[]> {
  const query = db('messages').where({ conversation_id: conversationId }).orderBy('id', 'desc').limit(EVIDENCE_MESSAGES);
  if (upTo !== undefined) void query.where('id', '<=', upTo);
  const rows = await query.select<MessageRow[]>('id', 'sender_id', 'content', 'sent_at');
  return rows.reverse().map(({ id, sender_id, content, sent_at }) => ({
    author: authorOf(sender_id, reporterId),
    authorId: sender_id,
    text: content === '' ? '(deleted before the report)' : content,
    at: sent_at,
    isReported: id === upTo,
  }));
}

/** The last messages that a reporter and the reported person wrote to each other. */
export async function linesBetween(db: Knex, subjectId: number, reporterId: number): Promise<EvidenceLine[]> {
  const talk = await db('conversations')
    .where({ ...pairOf(subjectId, reporterId), staff_id: null })
    .first<{ id: number } | undefined>('id');
  return talk ? messageLines(db, { conversationId: talk.id, reporterId }) : [];
}

function authorOf(senderId: number | null, reporterId: number): EvidenceLine['author'] {
  if (senderId === null) return 'other';
  return senderId === reporterId ? 'reporter' : 'reported';
}

export async function reviewLines(db: Knex, id: number): Promise<EvidenceLine[]> {
  const row = await db('service_reviews')
    .where({ id })
    .first<{ user_id: number; stars: number; text: string; created_at: Date } | undefined>('user_id', 'stars', 'text', 'created_at');
  if (!row) return [];
  return ownLines(row.user_id, row.created_at, [`${row.stars} of 5 stars: ${row.text}`]);
}

interface ServiceRow {
  owner_id: number | null;
  name: string;
  description: string;
  price_range: string | null;
  website: string;
  features: string[];
  updated_at: Date;
}

export async function serviceLines(db: Knex, id: number): Promise<EvidenceLine[]> {
  const columns = ['owner_id', 'name', 'description', 'price_range', 'website', 'features', 'updated_at'];
  const row = await db('services').where({ id }).first<ServiceRow | undefined>(columns);
  if (!row) return [];
  const { owner_id, updated_at, name, description, website, price_range, features } = row;
  return ownLines(owner_id, updated_at, [name, description, price_range, features.join(', '), website]);
}

export async function profileLines(db: Knex, id: number): Promise<EvidenceLine[]> {
  const row = await db('users').where({ id }).first<{ first_name: string; bio: string | null } | undefined>('first_name', 'bio');
  return row ? ownLines(id, null, [`First name: ${row.first_name}`, row.bio && `Bio: ${row.bio}`]) : [];
}

interface RoommateRow {
  user_id: number;
  major: string | null;
  interests: string[];
  traits: string[];
  bio: string;
  instagram_handle: string | null;
  facebook_handle: string | null;
  updated_at: Date;
}

export async function roommateLines(db: Knex, id: number): Promise<EvidenceLine[]> {
  const columns = ['user_id', 'major', 'interests', 'traits', 'bio', 'instagram_handle', 'facebook_handle', 'updated_at'];
  const row = await db('roommate_profiles').where({ id }).first<RoommateRow | undefined>(columns);
  if (!row) return [];
  const { major, interests, traits, bio, instagram_handle, facebook_handle } = row;
  return ownLines(row.user_id, row.updated_at, [major, interests.join(', '), traits.join(', '), bio, instagram_handle, facebook_handle]);
}

/** Texts that the reported person wrote. */
const ownLines = (authorId: number | null, at: Date | null, texts: readonly (string | null)[]): EvidenceLine[] =>
  texts.flatMap((text) =>
    text === null || text === '' ? [] : [{ author: authorId === null ? 'other' : 'reported', authorId, text, at, isReported: true }],
  );
