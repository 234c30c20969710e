import { z } from 'zod';
import { FIELD_KEYS } from '../domain/colleges/attributes.ts';
import { LONGEST_ISSUE, SHORTEST_ISSUE } from '../domain/data-issues/data-issue.ts';
import { email, messageAnswer } from './shapes/account-shapes.ts';
import { rowId } from './shapes/codecs.ts';
import { defineContract } from './endpoint.ts';
import { freeText } from './shapes/text-shapes.ts';

export const dataIssuesContract = defineContract({
  report: {
    method: 'POST',
    path: '/api/colleges/:id/data-issues',
    access: 'optional',
    status: 201,
    limit: { address: { calls: 20, seconds: 3_600 }, user: { calls: 20, seconds: 86_400 } },
    summary:
      'Reports a problem with the data of a college. Staff answer by email: to the account of a signed-in user, or to a given address.',
    params: z.strictObject({ id: rowId }),
    body: z.strictObject({
      field: z.enum(FIELD_KEYS, 'The name of a field').meta({ description: 'The field that is wrong, if it is about one' }).optional(),
      message: freeText()
        .min(SHORTEST_ISSUE, `Say in at least ${SHORTEST_ISSUE} characters what is wrong`)
        .max(LONGEST_ISSUE, `At most ${LONGEST_ISSUE.toLocaleString('en-US')} characters`),
      email: email.optional(),
      website: z.string().max(300).meta({ description: 'Leave it out. Reports with it are not kept' }).optional(),
    }),
    response: messageAnswer,
    refusals: [404],
  },
});
