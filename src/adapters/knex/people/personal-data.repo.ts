import type { Knex } from 'knex';
import type { PersonalData, PersonalDataStore } from '../../../domain/accounts/profile/profile.ports.ts';
import type { EmailKind } from '../../../domain/mail/email.ts';
import { LIST_IDS } from './list-members.ts';
import { messageDataOf } from './personal-message-data.ts';
import { moderationDataOf } from './personal-moderation-data.ts';
import { roommateDataOf } from './personal-roommate-data.ts';
import { serviceDataOf } from './personal-service-data.ts';
import { toFacts, type FactsRow } from '../accounts/student-facts.repo.ts';
import { signedOut, toUser, USER_COLUMNS, type UserRow } from '../accounts/users.ts';

/** Emails about a person that went to admins. The admins' addresses stay private. */
const TO_ADMINS: EmailKind[] = ['access-request', 'role-changed'];

interface PersonRow extends UserRow {
  agreed_at: Date | null;
  username_changed_at: Date | null;
  pending_email: string | null;
  birth_date: string | null;
  picture: Buffer | null;
}

/** Reads every table with data about a person. Add a new table with personal data here. */
export function createPersonalDataStore(db: Knex): PersonalDataStore {
  return {
    read: (userId) =>
      db.transaction(
        async (trx) => {
          const person = await personOf(trx, userId);
          if (!person) throw signedOut();
          return {
            user: toUser(person),
            picture: person.picture && `data:image/webp;base64,${person.picture.toString('base64')}`,
            account: {
              agreedAt: person.agreed_at,
              usernameChangedAt: person.username_changed_at,
              pendingEmail: person.pending_email,
              birthDate: person.birth_date,
            },
            sessions: await sessionsOf(trx, userId),
            passkeys: await passkeysOf(trx, userId),
            favoriteLists: await listsOf(trx, userId),
            favorites: await favoritesOf(trx, userId),
            savedRankings: await rankingsOf(trx, userId),
            savedSearches: await searchesOf(trx, userId),
            studentFacts: await factsOf(trx, userId),
            savedAnswers: await answersOf(trx, userId),
            dataIssues: await issuesOf(trx, userId),
            ...(await serviceDataOf(trx, userId)),
            ...(await messageDataOf(trx, userId)),
            ...(await roommateDataOf(trx, userId)),
            ...(await moderationDataOf(trx, userId)),
            mails: await mailsOf(trx, userId),
            auditEvents: await auditEventsOf(trx, userId),
          };
        },
        { isolationLevel: 'repeatable read', readOnly: true },
      ),
  };
}

const personOf = (db: Knex, userId: number): Promise<PersonRow | undefined> =>
  db('users')
    .leftJoin('user_pictures', 'user_pictures.user_id', 'users.id')
    .where({ 'users.id': userId })
    .first([...USER_COLUMNS, 'agreed_at', 'username_changed_at', 'pending_email', 'birth_date', 'user_pictures.bytes as picture']);

const sessionsOf = (db: Knex, userId: number): Promise<PersonalData['sessions']> =>
  db('sessions').where({ user_id: userId }).orderBy('created_at').select({
    createdAt: 'created_at',
    lastSeenAt: 'last_seen_at',
    endedAt: 'revoked_at',
    userAgent: 'user_agent',
    ipPrefix: 'ip_prefix',
  });

/** Without the keys and their ids, which only sign-in needs. */
const passkeysOf = (db: Knex, userId: number): Promise<PersonalData['passkeys']> =>
  db('passkeys')
    .where({ user_id: userId })
    .orderBy('id')
    .select({ name: 'name', transports: 'transports', createdAt: 'created_at', lastUsedAt: 'last_used_at' });

const IS_SHARED = 'share_token is not null';

const listsOf = (db: Knex, userId: number): Promise<PersonalData['favoriteLists']> =>
  db('favorite_lists')
    .where({ user_id: userId })
    .orderBy('id')
    .select({ id: 'id', name: 'name', isShared: db.raw(IS_SHARED), createdAt: 'created_at' });

const favoritesOf = (db: Knex, userId: number): Promise<PersonalData['favorites']> =>
  db('user_favorites')
    .join('colleges', 'colleges.id', 'user_favorites.college_id')
    .where({ user_id: userId })
    .orderBy('user_favorites.id')
    .select({
      collegeId: 'college_id',
      college: 'colleges.name',
      note: 'note',
      status: 'status',
      major: 'major',
      listIds: db.raw(LIST_IDS),
      position: 'position',
      createdAt: 'user_favorites.created_at',
    });

const rankingsOf = (db: Knex, userId: number): Promise<PersonalData['savedRankings']> =>
  db('saved_rankings')
    .where({ user_id: userId })
    .orderBy('id')
    .select({
      id: 'id',
      name: 'name',
      query: 'query',
      isShared: db.raw(IS_SHARED),
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    });

const searchesOf = (db: Knex, userId: number): Promise<PersonalData['savedSearches']> =>
  db('saved_searches')
    .where({ user_id: userId })
    .orderBy('id')
    .select({ id: 'id', name: 'name', query: 'query', createdAt: 'created_at', updatedAt: 'updated_at' });

const factsOf = async (db: Knex, userId: number): Promise<PersonalData['studentFacts']> => {
  const row = await db<FactsRow>('student_facts').where({ user_id: userId }).first();
  return row ? { ...toFacts(row), updatedAt: row.updated_at } : null;
};

const answersOf = (db: Knex, userId: number): Promise<PersonalData['savedAnswers']> =>
  db('match_sessions')
    .where({ user_id: userId })
    .orderBy('id')
    .select({ id: 'id', name: 'name', answers: 'answers', methodVersion: 'method_version', createdAt: 'created_at' });

const issuesOf = (db: Knex, userId: number): Promise<PersonalData['dataIssues']> =>
  db('data_issues').join('colleges', 'colleges.id', 'data_issues.college_id').where({ user_id: userId }).orderBy('data_issues.id').select({
    id: 'data_issues.id',
    collegeId: 'college_id',
    college: 'colleges.name',
    field: 'field',
    message: 'message',
    status: 'status',
    answer: 'answer',
    createdAt: 'data_issues.created_at',
    updatedAt: 'data_issues.updated_at',
  });

/** Emails to or about the person, without their subjects and texts, which are erased when an email is sent. */
const mailsOf = (db: Knex, userId: number): Promise<PersonalData['mails']> =>
  db('email_outbox')
    .where({ user_id: userId })
    .orderBy('id')
    .select({
      kind: 'kind',
      to: db.raw('case when kind = any(?) then null else recipient end', [TO_ADMINS]),
      createdAt: 'created_at',
      sentAt: 'sent_at',
    });

/** Without the name of an operator and the number of another account. */
const auditEventsOf = (db: Knex, userId: number): Promise<PersonalData['auditEvents']> =>
  db('audit_log')
    .where({ user_id: userId })
    .orderBy('id')
    .select({ event: 'event', at: 'at', by: db.raw("split_part(actor, ' ', 1)"), network: 'network', details: 'details' });
