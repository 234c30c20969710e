import type { profileContract } from '../../../contracts/profile.contract.ts';
import type { WireOf } from '../../../contracts/endpoint.ts';
import { dayText } from '../../../domain/accounts/profile/waiting-times.ts';
import type { Profile } from '../../../domain/accounts/profile/profile.use-cases.ts';
import type { StudentFactsOnAccount } from '../../../domain/student-facts/student-facts.use-cases.ts';
import { json } from '../answer/json.ts';
import { CLEAR_CACHE, Reply } from '../answer/reply.ts';
import type { Handlers } from '../mount.ts';

const EMAIL_CHANGE_STARTED = 'We sent a link to the new address. Your current address stays until you follow it.';

export function profileRoutes(profile: Profile & StudentFactsOnAccount): Handlers<typeof profileContract> {
  return {
    account: ({ caller }) => profile.account(caller),
    change: ({ caller, body }) => profile.change(caller, body),
    setPicture: ({ caller, body }) => profile.setPicture(caller, body),
    removePicture: ({ caller }) => profile.removePicture(caller),
    async changeEmail({ caller, body }) {
      await profile.changeEmail(caller, body);
      return { message: EMAIL_CHANGE_STARTED };
    },
    cancelEmail: ({ caller }) => profile.cancelEmail(caller),
    changePassword: ({ caller, body }) => profile.changePassword(caller, body),
    sessions: ({ caller }) => profile.sessions(caller),
    endSession: ({ caller, params }) => profile.endSession(caller, params.id),
    async endAllSessions({ caller }) {
      await profile.endAllSessions(caller);
      return new Reply(json(undefined), CLEAR_CACHE);
    },
    confirmPassword: ({ caller, body }) => profile.confirmPassword(caller, body),
    facts: ({ caller }) => profile.studentFacts(caller.user.id),
    keepFacts: ({ caller, body }) => profile.keepStudentFacts(caller.user.id, body),
    removeFacts: ({ caller }) => profile.removeStudentFacts(caller.user.id),
    exportData: ({ caller }) => profile.exportData(caller),
    async remove({ caller, body }) {
      const restorableUntil = await profile.remove(caller, body);
      const message = `Your account is deleted. Until ${dayText(restorableUntil)} you can restore it with your email address and password.`;
      const wire: WireOf<(typeof profileContract)['remove']> = { message, restorableUntil: restorableUntil.toISOString() };
      return new Reply(json(wire), CLEAR_CACHE);
    },
    restore: ({ body, client }) => profile.restore(body, client),
  };
}
