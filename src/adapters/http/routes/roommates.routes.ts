import type { roommatesContract } from '../../../contracts/roommates/roommates.contract.ts';
import type { Reports } from '../../../domain/moderation/reports.use-cases.ts';
import { QUIZ, QUIZ_VERSION } from '../../../domain/roommates/quiz.ts';
import type { Roommates } from '../../../domain/roommates/roommates.use-cases.ts';
import type { Handlers } from '../mount.ts';

const QUESTIONS = QUIZ.map((question) => ({ ...question, options: [...question.options] }));

export const roommatesRoutes = (roommates: Roommates, reports: Reports): Handlers<typeof roommatesContract> => ({
  browse: ({ caller, query: { hideContacted, withDealBreakers, ...query } }) =>
    roommates.list(caller.user.id, { ...query, hideContacted: hideContacted === '1', withDealBreakers: withDealBreakers === '1' }),
  counts: ({ query }) => roommates.counts(query.collegeId),
  questions: () => ({ version: QUIZ_VERSION, questions: QUESTIONS }),
  mine: ({ caller }) => roommates.mine(caller.user.id),
  create: ({ caller, body }) => roommates.create(caller.user.id, body),
  saveQuiz: ({ caller, body }) => roommates.saveAnswers(caller.user.id, body.answers),
  one: ({ caller, params }) => roommates.one(caller?.user.id, params.id),
  change: ({ caller, params, version, body }) => roommates.change(caller.user.id, { publicId: params.id, version }, body),
  remove: ({ caller, params }) => roommates.remove(caller.user.id, params.id),
  setStatus: ({ caller, params, body }) => roommates.setStatus(caller.user.id, params.id, body.status),
  async askProof({ caller, params, body }) {
    await roommates.askProof(caller.user.id, params.id, body.email);
    return { message: 'We have sent a code to this address. It works for 10 minutes.' };
  },
  confirmProof: ({ caller, params, body }) => roommates.confirmProof(caller.user.id, params.id, body),
  request: ({ caller, params }) => roommates.request(caller.user.id, params.id),
  requests: ({ caller, query }) => roommates.requests(caller.user.id, query.box),
  answer: ({ caller, params, body }) => roommates.answer(caller.user.id, params.id, body.status),
  hide: ({ caller, params }) => roommates.hide(caller.user.id, params.id),
  show: ({ caller, params }) => roommates.show(caller.user.id, params.id),
  block: ({ caller, params }) => roommates.block(caller.user.id, params.id),
  async report({ caller, params, body }) {
    const { reason, message = '' } = body;
    const targetId = await roommates.reportedId(caller.user.id, params.id);
    await reports.send({ reporterId: caller.user.id, kind: 'roommate', targetId, reason, message });
    return { message: 'Thank you. We look at your report and tell you what we found.' };
  },
});
