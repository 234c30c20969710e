import type { profileContract } from '../../../contracts/profile.contract.ts';
import type { WireOf } from '../../../contracts/endpoint.ts';
import { dayInWords } from '../../../domain/accounts/letters/day-in-words.ts';
import type { Profile } from '../../../domain/accounts/profile/profile.use-cases.ts';
import { json } from '../answer/json.ts';
import { Reply, type Handlers } from '../mount.ts';

/** What the browser kept of a person is not left to whoever comes next. */
const FORGET_ANSWERS = ['Clear-Site-Data', '"cache"'];
const ASKED = 'We have sent a link to that address. Your address stays as it is until you follow it.';

/** One's own account over HTTP. */
export function profileRoutes(profile: Profile): Handlers<typeof profileContract> {
  return {
    account: ({ caller }) => profile.account(caller),
    change: ({ caller, body }) => profile.change(caller, body),
    setPicture: ({ caller, body }) => profile.setPicture(caller, body),
    removePicture: ({ caller }) => profile.removePicture(caller),
    async changeEmail({ caller, body }) {
      await profile.changeEmail(caller, body);
      return { message: ASKED };
    },
    cancelEmail: ({ caller }) => profile.cancelEmail(caller),
    changePassword: ({ caller, body }) => profile.changePassword(caller, body),
    sessions: ({ caller }) => profile.sessions(caller),
    endSession: ({ caller, params }) => profile.endSession(caller, params.id),
    confirmPassword: ({ caller, body }) => profile.confirmPassword(caller, body),
    exportData: ({ caller }) => profile.exportData(caller),
    async remove({ caller, body }) {
      const restorableUntil = await profile.remove(caller, body);
      const message = `Your account is deleted. Until ${dayInWords(restorableUntil)} you can bring it back with your address and your password.`;
      const wire: WireOf<(typeof profileContract)['remove']> = { message, restorableUntil: restorableUntil.toISOString() };
      return new Reply(json(wire), FORGET_ANSWERS);
    },
    restore: ({ body, client }) => profile.restore(body, client),
  };
}
