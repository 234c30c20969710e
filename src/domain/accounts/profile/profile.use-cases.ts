import type { MailedSecrets, PasswordHasher, PasswordPolicy } from '../accounts.ports.ts';
import { createDeletion, type DeletionPorts } from './deletion.use-cases.ts';
import { SESSION_LIVES } from '../lifetimes.ts';
import { createCard, type CardPorts } from './profile-card.use-cases.ts';
import { createEmailChange, type EmailChangePorts } from './profile-email.use-cases.ts';
import { createDataExport, type ExportPorts } from './profile-export.use-cases.ts';
import { createPasswordChange, createPasswordProof, type PasswordPorts } from './profile-password.use-cases.ts';
import { createOwnSessions } from './profile-sessions.use-cases.ts';

/** What it shares with signing in. */
interface SharedPorts {
  hasher: PasswordHasher;
  secrets: MailedSecrets;
  passwords: PasswordPolicy;
  publicUrl: string;
}

export type ProfilePorts = SharedPorts & CardPorts & PasswordPorts & ExportPorts & Omit<EmailChangePorts & DeletionPorts, 'prove'>;

/** What a person may see and change of their own account, and how they leave. */
export function createProfile(ports: ProfilePorts) {
  const prove = createPasswordProof(ports);
  return {
    ...createCard(ports),
    ...createEmailChange({ ...ports, prove }),
    ...createPasswordChange(ports),
    ...createOwnSessions({ access: ports.access, lives: SESSION_LIVES }),
    ...createDataExport(ports),
    ...createDeletion({ ...ports, prove }),
  };
}

export type Profile = ReturnType<typeof createProfile>;
