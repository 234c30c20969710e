import type { Transact } from '../../transactions/transact.ts';
import type { AccountStores } from '../account-stores.ports.ts';
import type { MailedSecrets, PasswordHasher, RefusedAttempts } from '../accounts.ports.ts';
import type { PasswordRules } from '../passwords.ts';
import type { SecondStepAdapters } from '../sign-in/second-step.ports.ts';
import { createSecondStep } from '../sign-in/second-step.use-cases.ts';
import type { Clock } from '../../shared/time.ts';
import type { SignInFailures } from '../sign-in/sign-in.ports.ts';
import type { SignIn } from '../sign-in/sign-in.use-cases.ts';
import { createDeletion } from './deletion.use-cases.ts';
import { createProfileDetails } from './profile-details.use-cases.ts';
import { createEmailChange } from './profile-email.use-cases.ts';
import { createDataExport } from './profile-export.use-cases.ts';
import { createPasswordChange, createRequirePassword } from './profile-password.use-cases.ts';
import { createOwnSessions } from './profile-sessions.use-cases.ts';
import type { AccessStore, DeletedAccountStore, Encryption, PersonalDataStore, PictureEditor, ProfileStore } from './profile.ports.ts';

/** Supplied by adapters. */
export interface ProfileAdapters extends SecondStepAdapters {
  transact: Transact<AccountStores>;
  profiles: ProfileStore;
  pictures: PictureEditor;
  access: AccessStore;
  personalData: PersonalDataStore;
  deletedAccounts: DeletedAccountStore;
  encryption: Encryption;
  failures: SignInFailures;
  refusedAttempts: RefusedAttempts;
  hasher: PasswordHasher;
  secrets: MailedSecrets;
  passwords: PasswordRules;
  clock: Clock;
  publicUrl: string;
}

export interface ProfilePorts extends ProfileAdapters {
  openSession: SignIn['openSession'];
  signedIn: SignIn['signedIn'];
}

/** A person's own account: view, change, export, delete. */
export function createProfile(ports: ProfilePorts) {
  const requirePassword = createRequirePassword(ports);
  return {
    ...createProfileDetails(ports),
    ...createEmailChange({ ...ports, requirePassword }),
    ...createPasswordChange(ports),
    ...createOwnSessions(ports),
    ...createDataExport(ports),
    ...createDeletion({ ...ports, requirePassword }),
    ...createSecondStep({ ...ports, requirePassword }),
  };
}

export type Profile = ReturnType<typeof createProfile>;
