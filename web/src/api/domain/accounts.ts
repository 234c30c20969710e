/** Accounts: who signs in, and the rules of what they enter. */
import type { WireOf } from '../../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../../src/contracts/index.ts';

export type User = WireOf<Contracts['accounts']['user']>;
export type SignedIn = WireOf<Contracts['accounts']['register']>;
export type SessionInfo = WireOf<Contracts['profile']['sessions']>[number];

export { bioFaults } from '../../../../src/domain/bio/bio-lint.ts';
export { UNATTENDED } from '../../../../src/domain/accounts/sign-in/unattended.ts';
export {
  DEFAULT_PASSWORD_MIN,
  EMAIL_WORDS,
  SIGN_IN_PASSWORD_MIN,
  SIGN_IN_PASSWORD_WORDS,
  LONGEST_BIO,
  LONGEST_EMAIL,
  LONGEST_NAME,
  PASSWORD_MAX,
  USERNAME,
  USERNAME_WORDS,
  LONGEST_USERNAME,
} from '../../../../src/domain/accounts/sign-in/sign-up.ts';
export { isReservedUsername, RESERVED_WORDS } from '../../../../src/domain/accounts/sign-in/reserved-usernames.ts';
export { isPattern } from '../../../../src/domain/accounts/password-patterns.ts';
export { passwordFault } from '../../../../src/domain/accounts/passwords.ts';
export { MAX_PICTURE_BYTES, PICTURE_TYPES } from '../../../../src/domain/accounts/profile/picture.ts';
export { RESTORABLE_SECONDS } from '../../../../src/domain/accounts/profile/waiting-times.ts';
export { needsSecondStep, type Permission } from '../../../../src/domain/accounts/permissions.ts';
export { ACCOUNT_TYPES, SELF_CHOSEN_TYPES, type AccountType, type SelfChosenType } from '../../../../src/domain/accounts/user.ts';
