/** The second step of signing in: types of its calls, and the limits of passkeys. */
import type { WireOf } from '../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../src/contracts/index.ts';

export type AwaitsSecondStep = Extract<WireOf<Contracts['accounts']['login']>, { secondStep: object }>['secondStep'];
export type SecondStepView = WireOf<Contracts['secondStep']['secondStep']>;
export type CreationOptions = WireOf<Contracts['secondStep']['beginPasskey']>;
export type RequestOptions = WireOf<Contracts['secondStep']['requestPasskey']>;

export { LONGEST_PASSKEY_NAME, MOST_PASSKEYS } from '../../../src/domain/accounts/passkeys/passkey.ts';
export type { SecondStepProof } from '../../../src/domain/accounts/sign-in/second-step.ts';
