import type { z } from 'zod';
import type { outbox } from '../../../../contracts/admin/outbox.resource.ts';
import type { peopleCalls } from '../../../../contracts/admin/people.calls.ts';
import type { People } from '../../../../domain/admin/people.use-cases.ts';
import type { Records } from '../../../../domain/admin/records.use-cases.ts';
import type { Handlers } from '../../mount.ts';

export const peopleRoutes = (people: People, records: Pick<Records, 'one'>): Handlers<typeof peopleCalls> => ({
  userSessions: ({ params }) => people.sessionsOf(params.id),
  endUserSessions: async ({ params, body }) => ({ count: await people.endSessions(params.id, body.reason) }),
  userAddress: async ({ params }) => ({ email: await people.address(params.id) }),
  userAge: ({ params }) => people.age(params.id),
  correctBirthDate: ({ caller, params, body }) => people.correctBirthDate(caller, params.id, body.birthDate, body.reason),
  async retryEmail({ params }) {
    await people.retryEmail(params.id);
    return (await records.one('outbox', String(params.id))) as unknown as z.output<typeof outbox.spec.record>;
  },
  analyticsSeries: ({ query }) => people.series(query),
  preferences: ({ caller }) => people.preferences(caller),
  savePreferences: ({ caller, body }) => people.savePreferences(caller, body),
});
