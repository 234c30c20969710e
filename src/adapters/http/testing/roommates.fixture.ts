import type { WireOf } from '../../../contracts/endpoint.ts';
import type { roommatesContract } from '../../../contracts/roommates/roommates.contract.ts';
import { QUIZ, type QuizAnswers } from '../../../domain/roommates/quiz.ts';
import type { DatabaseApp } from './database-app.fixture.ts';
import { newMember, type Member } from './messages.fixture.ts';
import type { Sample } from './samples.fixture.ts';

type Wire<K extends keyof typeof roommatesContract> = WireOf<(typeof roommatesContract)[K]>;
export type OwnProfileWire = Wire<'create'>;
export type ListWire = Wire<'browse'>;
export type ViewWire = Wire<'one'>;
export type RequestWire = Wire<'request'>;

/** Answers to all questions; `others` replaces some. Each person accepts the own answer and its neighbors. */
export function answersOf(value = 2, others: QuizAnswers = {}): QuizAnswers {
  const all = QUIZ.map(({ key, options }) => {
    const answer = options.some((option) => option.value === value) ? value : 0;
    const accepts = options.map((option) => option.value).filter((option) => Math.abs(option - answer) <= 1);
    return [key, { answer, accepts, importance: 'somewhat', isDealBreaker: false }];
  });
  return { ...(Object.fromEntries(all) as QuizAnswers), ...others };
}

export const profileForm = (collegeId: number, overrides: object = {}) => ({
  collegeId,
  age: 19,
  schoolYear: 'freshman',
  major: 'Biology',
  interests: ['Hiking', 'Chess'],
  bio: 'I like quiet mornings.',
  ...overrides,
});

/** A person with a profile. */
export interface Roommate extends Member {
  profile: OwnProfileWire;
  see(id: string): Promise<Response>;
  browse(query?: string): Promise<ListWire>;
}

/** Stores that Alma confirmed an address of the person at the college. `row` replaces columns. */
export const prove = (app: DatabaseApp, userId: number, collegeId: number, row: object = {}) =>
  app
    .db('college_proofs')
    .insert({ user_id: userId, college_id: collegeId, address_digest: `of ${userId}`, domain: `college-${collegeId}.edu`, ...row });

/** Signs up a person with a verified address, an active profile at a college and a proof of it. `row` replaces columns of the account. */
export async function newRoommate(
  app: DatabaseApp,
  collegeId = 1,
  form: object = {},
  { row = {}, person = {}, isProved = true }: { row?: object; person?: object; isProved?: boolean } = {},
): Promise<Roommate> {
  const member = await newMember(app, row, person);
  const answer = await member.call('POST', '/api/roommates', profileForm(collegeId, form));
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  if (isProved) await prove(app, member.id, collegeId);
  return {
    ...member,
    profile: (await answer.json()) as OwnProfileWire,
    see: (id) => member.call('GET', `/api/roommates/${id}`),
    browse: (query = '') => member.read<ListWire>(`/api/roommates${query}`),
  };
}

/** The JSON of an answer with this status. */
export async function answered<T>(response: Promise<Response>, status = 200): Promise<T> {
  const answer = await response;
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${answer.status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** One person asks another. */
export const ask = (sender: Roommate, receiver: Roommate) =>
  answered<RequestWire>(sender.call('POST', `/api/roommates/${receiver.profile.id}/requests`), 201);

/** Two people of which the first asked and the second accepted. */
export async function acceptedPair(app: DatabaseApp, sender: Roommate, receiver: Roommate): Promise<RequestWire> {
  const { id } = await ask(sender, receiver);
  return answered<RequestWire>(receiver.call('PATCH', `/api/roommate-requests/${id}`, { status: 'accepted' }));
}

/** A successful call of every endpoint about roommates. */
export function roommateSamples(app: DatabaseApp): Record<string, () => Sample | Promise<Sample>> {
  const state = { token: '', id: '', other: undefined as Roommate | undefined, requestId: 0 };
  const as = () => state.token;
  const at = (id = state.id, rest = '') => `/api/roommates/${id}${rest}`;
  const other = () => state.other?.profile.id ?? '';
  return {
    'roommates.counts': () => ({}),
    'roommates.questions': () => ({}),
    'roommates.create': async () => {
      state.token = (await newMember(app)).token;
      state.other = await newRoommate(app, 1, { answers: answersOf(3) });
      const body = profileForm(1, { answers: answersOf() });
      return { body, as, keep: (answer) => void (state.id = (answer as OwnProfileWire).id) };
    },
    'roommates.saveQuiz': () => ({ body: { answers: answersOf(1) }, as }),
    'roommates.mine': () => ({ as }),
    'roommates.browse': () => ({ path: '/api/roommates?sort=newest', as }),
    'roommates.one': () => ({ path: at(other()), as }),
    'roommates.change': () => ({ path: at(), body: { bio: 'I like quiet evenings.' }, version: 1, as }),
    'roommates.askProof': () => ({ path: at(state.id, '/proof'), body: { email: 'sample@college-1.edu' }, as }),
    'roommates.confirmProof': async () => {
      const mail = await app.db('email_outbox').where({ recipient: 'sample@college-1.edu' }).first<{ body: string }>('body');
      const code = /\d{3} \d{3}/.exec(mail.body)?.[0] ?? '';
      return { path: at(state.id, '/proof/code'), body: { email: 'sample@college-1.edu', code }, as };
    },
    'roommates.setStatus': () => ({ path: at(state.id, '/status'), body: { status: 'active' }, as }),
    'roommates.request': () => ({
      path: at(other(), '/requests'),
      as,
      keep: (answer) => void (state.requestId = (answer as RequestWire).id),
    }),
    'roommates.answer': () => ({
      path: `/api/roommate-requests/${state.requestId}`,
      body: { status: 'accepted' },
      as: () => state.other?.token,
    }),
    'roommates.requests': () => ({ path: '/api/roommate-requests?box=out', as }),
    'roommates.hide': () => ({ path: at(other(), '/hide'), as }),
    'roommates.show': () => ({ path: at(other(), '/hide'), as }),
    'roommates.report': () => ({ path: at(other(), '/report'), body: { reason: 'scam' }, as }),
    'roommates.block': () => ({ path: at(other(), '/block'), as }),
    'roommates.remove': () => ({ path: at(), as }),
  };
}
