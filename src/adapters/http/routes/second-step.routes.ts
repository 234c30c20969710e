import type { secondStepContract } from '../../../contracts/second-step.contract.ts';
import type { UseCases } from '../../../use-cases.ts';
import type { Handlers } from '../mount.ts';

export function secondStepRoutes(
  accounts: Pick<UseCases['accounts'], 'passSecondStep'>,
  profile: UseCases['profile'],
): Handlers<typeof secondStepContract> {
  return {
    passSecondStep: ({ body, client }) => accounts.passSecondStep(body, client),
    secondStep: ({ caller }) => profile.secondStep(caller),
    beginSecondStep: ({ caller }) => profile.beginSecondStep(caller),
    confirmSecondStep: ({ caller, body }) => profile.confirmSecondStep(caller, body.code),
    renewRecoveryCodes: ({ caller, body }) => profile.renewRecoveryCodes(caller, body),
    removeSecondStep: ({ caller, body }) => profile.removeSecondStep(caller, body),
  };
}
