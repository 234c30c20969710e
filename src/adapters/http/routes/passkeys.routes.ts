import type { passkeysContract } from '../../../contracts/passkeys.contract.ts';
import type { UseCases } from '../../../use-cases.ts';
import type { Handlers } from '../mount.ts';

export function passkeysRoutes(
  accounts: Pick<UseCases['accounts'], 'requestPasskeyOf'>,
  profile: UseCases['profile'],
): Handlers<typeof passkeysContract> {
  return {
    requestOfSignIn: ({ body }) => accounts.requestPasskeyOf(body.ticket),
    request: ({ caller }) => profile.requestPasskey(caller),
    begin: ({ caller }) => profile.beginPasskey(caller),
    add: ({ caller, body }) => profile.addPasskey(caller, body),
    remove: ({ caller, params, body }) => profile.removePasskey(caller, params.id, body),
  };
}
