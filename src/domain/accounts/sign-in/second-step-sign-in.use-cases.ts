import { DomainError } from '../../shared/domain-error.ts';
import { createPasskeyCheck } from '../passkeys/passkey-check.use-cases.ts';
import type { RequestOptions } from '../passkeys/passkey.ts';
import type { Client, User } from '../user.ts';
import { createRequireSecondStep } from './second-step-check.use-cases.ts';
import type { SecondStepAdapters, SecondStepCheckPorts } from './second-step.ports.ts';
import { TICKET_SECONDS, type SecondStepKind, type SecondStepProof } from './second-step.ts';
import type { NewSession, VerifiedCredentials } from './sign-in.ports.ts';

/** The password was right, and the second step is to come. Recovery codes are always possible. */
export interface AwaitsSecondStep {
  secondStep: { ticket: string; kinds: SecondStepKind[] };
}

interface SecondStepSignInPorts<S> extends SecondStepCheckPorts, Pick<SecondStepAdapters, 'tickets'> {
  open: (user: User, session: NewSession) => Promise<S>;
}

/** Signing in goes on with a second step. */
export function createSecondStepSignIn<S>(ports: SecondStepSignInPorts<S>) {
  const { secondSteps, passkeys, tickets, open } = ports;
  const requireSecondStep = createRequireSecondStep(ports);
  const passkeyCheck = createPasskeyCheck(ports);

  /** Throws `unauthenticated` when the ticket has expired or the password has changed. */
  async function holderOf(ticket: string): Promise<VerifiedCredentials> {
    const order = tickets.read(ticket);
    const known = order && (await secondSteps.credentialsOf(order.userId));
    if (!known || !order.isFor(known.passwordHash)) throw startOver();
    return known;
  }

  return {
    awaitsSecondStep: async ({ user, passwordHash }: VerifiedCredentials): Promise<AwaitsSecondStep> => {
      const app = await secondSteps.findApp(user.id);
      const hasPasskey = (await passkeys.list(user.id)).length > 0;
      const kinds: SecondStepKind[] = [...(app?.confirmedAt ? (['app'] as const) : []), ...(hasPasskey ? (['passkey'] as const) : [])];
      return { secondStep: { ticket: tickets.issue({ userId: user.id, passwordHash, seconds: TICKET_SECONDS }), kinds } };
    },

    /** What a browser needs to use a passkey. Throws `unauthenticated` as `passSecondStep` does, and `conflict` without a passkey. */
    async requestPasskeyOf(ticket: string): Promise<RequestOptions> {
      return passkeyCheck.request((await holderOf(ticket)).user.id, ticket);
    },

    /**
     * Goes on after a right password. Throws `unauthenticated` when the ticket has expired or the password has changed, `invalid` for a
     * wrong code or passkey, and `too-many` after repeated failures.
     */
    async passSecondStep({ ticket, ...proof }: SecondStepProof & { ticket: string }, client: Client): Promise<S> {
      const { user, passwordHash } = await holderOf(ticket);
      await requireSecondStep(user, proof, ticket);
      return open(user, { client, passwordHash, hasPassedSecondStep: true });
    },
  };
}

const startOver = () => new DomainError('unauthenticated', 'second-step.expired', 'Sign in again: the time for the second step is over.');
