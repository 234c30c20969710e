import type { contracts } from '../../../contracts/index.ts';
import type { UseCases } from '../../../use-cases.ts';
import type { Handlers } from '../mount.ts';

export function secondStepRoutes(
  accounts: Pick<UseCases['accounts'], 'passSecondStep' | 'requestPasskeyOf'>,
  profile: UseCases['profile'],
): Handlers<(typeof contracts)['secondStep']> {
  return {
    passSecondStep: ({ body, client }) => accounts.passSecondStep(body, client),
    secondStep: ({ caller }) => profile.secondStep(caller),
    beginSecondStep: ({ caller }) => profile.beginSecondStep(caller),
    confirmSecondStep: ({ caller, body }) => profile.confirmSecondStep(caller, body.code),
    renewRecoveryCodes: ({ caller, body }) => profile.renewRecoveryCodes(caller, body),
    removeSecondStep: ({ caller, body }) => profile.removeSecondStep(caller, body),
    requestPasskeyOfSignIn: ({ body }) => accounts.requestPasskeyOf(body.ticket),
    requestPasskey: ({ caller }) => profile.requestPasskey(caller),
    beginPasskey: ({ caller }) => profile.beginPasskey(caller),
    addPasskey: ({ caller, body }) => profile.addPasskey(caller, body),
    removePasskey: ({ caller, params, body }) => profile.removePasskey(caller, params.id, body),
  };
}
