import { z } from 'zod';
import {
  CHOSEN_STATUSES,
  LOOKING,
  MOVE_IN_TERM,
  REQUEST_DAYS,
  ROOM_BUDGETS,
  ROOMMATE_SORTS,
  SCHOOL_YEARS,
} from '../../domain/roommates/profile.ts';
import { LAST_PAGE } from '../../domain/shared/query-params.ts';
import { LONGEST_REPORT, REPORT_REASONS } from '../../domain/moderation/report.ts';
import { email, messageAnswer, noContent } from '../shapes/account-shapes.ts';
import { rowId, wholeNumber } from '../shapes/codecs.ts';
import {
  collegeCount,
  ownProfile,
  profileValues,
  profileView,
  quizAnswers,
  quizQuestion,
  roommateCard,
  roommateRequest,
} from '../shapes/roommate-shapes.ts';
import { defineContract } from '../endpoint.ts';
import { freeText } from '../shapes/text-shapes.ts';

/** Random, so that profiles cannot be found by counting. */
const params = z.strictObject({
  id: z.uuid('There is no such profile').meta({ description: 'The id of a profile', example: '5d4c7a52-8a3e-4f0b-9c1d-2e6f7a8b9c0d' }),
});
const requestParams = z.strictObject({ id: rowId });
const WRITES = { user: { calls: 20, seconds: 3_600, bucket: 'roommate-profiles' } };
/** The quiz saves itself after each pause. */
const QUIZ_WRITES = { user: { calls: 200, seconds: 3_600 } };
/** A person reads the cards of a college in some minutes; a program that copies them needs more. */
const BROWSING = { user: { calls: 400, seconds: 86_400 } };
const DETAILS = { user: { calls: 200, seconds: 86_400 }, address: { calls: 200, seconds: 300 } };
/** The codes have narrower limits of their own. */
const PROOFS = { user: { calls: 30, seconds: 3_600, bucket: 'college-proofs' } };
const ACTIONS = { user: { calls: 60, seconds: 3_600, bucket: 'roommate-actions' } };

/** The roommate finder: profiles, habits, matches, requests. The server decides what a viewer sees of a profile. */
export const roommatesContract = defineContract({
  browse: {
    method: 'GET',
    path: '/api/roommates',
    access: 'user',
    limit: BROWSING,
    summary:
      'Lists the profiles at a college of the caller, who needs an active profile there and a verified address. Otherwise `need` says what is missing.',
    query: z.strictObject({
      collegeId: rowId.meta({ description: 'Default: the college of the latest profile of the caller' }).optional(),
      year: z.enum(SCHOOL_YEARS).meta({ description: 'Year at the college', example: 'freshman' }).optional(),
      looking: z.enum(LOOKING).meta({ description: 'Kind of home. People who take either always fit', example: 'on-campus' }).optional(),
      term: z.string().regex(MOVE_IN_TERM).meta({ description: 'Move-in: a year and a season', example: '2027-fall' }).optional(),
      budget: z.enum(ROOM_BUDGETS).meta({ description: 'Share of the rent, in dollars a month', example: '600-899' }).optional(),
      major: z.string().trim().min(1).max(80).meta({ description: 'Part of the name of a major', example: 'biology' }).optional(),
      interest: z.string().trim().min(1).max(30).meta({ description: 'An interest, in full', example: 'hiking' }).optional(),
      minMatch: wholeNumber(100).meta({ description: 'Lowest match, from 0 to 100', example: '70' }).optional(),
      hideContacted: z
        .literal('1')
        .meta({ description: 'Leaves out people with whom the caller has a request or a conversation', example: '1' })
        .optional(),
      withDealBreakers: z
        .literal('1')
        .meta({ description: 'Lists people behind a deal-breaker too. Otherwise `dealBreakers` counts them', example: '1' })
        .optional(),
      sort: z.enum(ROOMMATE_SORTS).meta({ description: 'Order. Default: match', example: 'newest' }).optional(),
      page: wholeNumber(LAST_PAGE).meta({ description: 'From 1', example: '2' }).optional(),
    }),
    response: z.object({
      collegeId: z.int().nullable(),
      need: z.enum(['profile', 'active', 'verified']).nullable(),
      items: z.array(roommateCard),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      /** Left out because of a deal-breaker. */
      dealBreakers: z.int(),
      /** The profiles at the college that the caller may see, before filters. */
      all: z.int(),
    }),
  },
  counts: {
    method: 'GET',
    path: '/api/roommates/counts',
    access: 'public',
    example: '/api/roommates/counts',
    summary: 'Says at least how many active profiles of adults there are, in all and by college, in steps of five.',
    query: z.strictObject({ collegeId: rowId.meta({ description: 'The id of a college', example: '1' }).optional() }),
    response: z.object({
      /** The colleges with the most profiles, at most 24; with `collegeId`, that college alone or none. */
      colleges: z.array(collegeCount),
      /** A lower bound, in steps of five. Null below 5. */
      total: z.int().nullable(),
    }),
  },
  questions: {
    method: 'GET',
    path: '/api/roommates/quiz/questions',
    access: 'public',
    example: '/api/roommates/quiz/questions',
    summary: 'Returns the questions of the quiz with their answers in behavior words, and the version of the quiz.',
    response: z.object({ version: z.int(), questions: z.array(quizQuestion) }),
  },
  mine: {
    method: 'GET',
    path: '/api/roommates/me',
    access: 'user',
    summary: 'Returns the profiles of the caller, the quiz answers, and whether the caller may have a profile.',
    response: z.object({
      profiles: z.array(ownProfile),
      answers: quizAnswers.nullable(),
      /** From an earlier profile; null when the caller never stated an age. */
      age: z.int().nullable(),
      isVerified: z.boolean(),
      /** Requests that wait for the caller. */
      requests: z.int(),
    }),
  },
  create: {
    method: 'POST',
    path: '/api/roommates',
    access: 'user',
    status: 201,
    limit: WRITES,
    summary: 'Creates the profile of the caller at a college. It appears to others when the address of the caller is verified.',
    body: profileValues.extend({ answers: quizAnswers.optional() }),
    response: ownProfile,
    refusals: [409, 422],
  },
  saveQuiz: {
    method: 'PUT',
    path: '/api/roommates/me/quiz',
    access: 'user',
    limit: QUIZ_WRITES,
    summary: 'Replaces the quiz answers of the caller in each of the profiles. Needs a profile.',
    body: z.strictObject({ answers: quizAnswers }),
    response: z.object({ answers: quizAnswers }),
    refusals: [409, 422],
  },
  one: {
    method: 'GET',
    path: '/api/roommates/:id',
    access: 'optional',
    limit: DETAILS,
    summary: 'Returns what the caller may see of a profile.',
    params,
    response: profileView,
    refusals: [404],
  },
  change: {
    method: 'PATCH',
    path: '/api/roommates/:id',
    access: 'user',
    isVersioned: true,
    limit: WRITES,
    summary: "Replaces values of the caller's own profile. The college cannot change, and staff confirm an age on the other side of 18.",
    params,
    body: profileValues.omit({ collegeId: true }).partial(),
    response: ownProfile,
    refusals: [404, 422],
  },
  remove: {
    method: 'DELETE',
    path: '/api/roommates/:id',
    access: 'user',
    status: 204,
    limit: ACTIONS,
    summary: "Deletes the caller's own profile. Also closes its requests.",
    params,
    response: noContent,
    refusals: [404],
  },
  setStatus: {
    method: 'POST',
    path: '/api/roommates/:id/status',
    access: 'user',
    limit: ACTIONS,
    summary: 'Shows or pauses the own profile, or marks it as matched, which closes the other requests kindly.',
    params,
    body: z.strictObject({ status: z.enum(CHOSEN_STATUSES) }),
    response: ownProfile,
    refusals: [404, 409, 422],
  },
  askProof: {
    method: 'POST',
    path: '/api/roommates/:id/proof',
    access: 'user',
    status: 202,
    limit: PROOFS,
    summary:
      'Emails a six-digit code to an address at the domain of the college of the own profile. The answer is the same for an address that another account has.',
    params,
    body: z.strictObject({ email }),
    response: messageAnswer,
    refusals: [404, 422],
  },
  confirmProof: {
    method: 'POST',
    path: '/api/roommates/:id/proof/code',
    access: 'user',
    limit: PROOFS,
    summary: 'Proves the college with the emailed code, for twelve months. A code is valid for 10 minutes and five tries, and works once.',
    params,
    body: z.strictObject({ email, code: z.string().trim().min(1, 'Type the code from the email').max(20, 'Six digits') }),
    response: ownProfile,
    refusals: [404, 422],
  },
  request: {
    method: 'POST',
    path: '/api/roommates/:id/requests',
    access: 'user',
    status: 201,
    limit: ACTIONS,
    summary: `Asks a person to be a roommate. A request expires after ${REQUEST_DAYS} days. Handles are shown after it is accepted.`,
    params,
    response: roommateRequest,
    refusals: [404, 409, 422],
  },
  requests: {
    method: 'GET',
    path: '/api/roommate-requests',
    access: 'user',
    summary: 'Lists requests that the caller received (`in`) or sent (`out`), latest first, at most 100.',
    query: z.strictObject({
      box: z.enum(['in', 'out']).meta({ description: 'Received or sent requests. Default: both', example: 'in' }).optional(),
    }),
    response: z.array(roommateRequest),
  },
  answer: {
    method: 'PATCH',
    path: '/api/roommate-requests/:id',
    access: 'user',
    limit: ACTIONS,
    summary: 'Accepts or declines a received request, or withdraws a sent one.',
    params: requestParams,
    body: z.strictObject({
      status: z.enum(['accepted', 'declined', 'withdrawn']),
    }),
    response: roommateRequest,
    refusals: [404, 409],
  },
  hide: {
    method: 'POST',
    path: '/api/roommates/:id/hide',
    access: 'user',
    status: 204,
    limit: ACTIONS,
    summary: 'Leaves a profile out of the lists of the caller ("Not for me"). The other person does not learn it.',
    params,
    response: noContent,
    refusals: [404],
  },
  show: {
    method: 'DELETE',
    path: '/api/roommates/:id/hide',
    access: 'user',
    status: 204,
    limit: ACTIONS,
    summary: 'Takes back "Not for me".',
    params,
    response: noContent,
    refusals: [404],
  },
  block: {
    method: 'POST',
    path: '/api/roommates/:id/block',
    access: 'user',
    status: 204,
    limit: ACTIONS,
    summary: 'Blocks the person: neither sees the profile of the other or can write.',
    params,
    response: noContent,
    refusals: [404, 422],
  },
  report: {
    method: 'POST',
    path: '/api/roommates/:id/report',
    access: 'user',
    status: 202,
    limit: { user: { calls: 20, seconds: 3_600 } },
    summary: 'Reports a profile to staff.',
    params,
    body: z.strictObject({
      reason: z.enum(REPORT_REASONS, 'Choose a reason'),
      message: freeText()
        .max(LONGEST_REPORT, `At most ${LONGEST_REPORT.toLocaleString('en-US')} characters`)
        .optional(),
    }),
    response: messageAnswer,
    refusals: [404, 422],
  },
});
