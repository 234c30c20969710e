import { DomainError } from '../../shared/domain-error.ts';
import { CHALLENGE_SECONDS, type RequestOptions, type UsedPasskey } from './passkey.ts';
import type { PasskeyCheckPorts } from './passkeys.ports.ts';

/**
 * Asks for a signature of a passkey and checks it. `attempt` is the secret of who asks: the ticket of a sign-in, or the id of a session. A
 * challenge is for one attempt of one account, and for one answer.
 */
export function createPasskeyCheck({ passkeys, passkeyCeremonies: ceremonies, refusedAttempts, secrets }: PasskeyCheckPorts) {
  const challenges = {
    /** Stores the challenge of `options` and returns them. */
    async open<T extends { challenge: string }>(userId: number, attempt: string, options: T): Promise<T> {
      const { challenge } = options;
      await passkeys.openChallenge({ userId, attempt: secrets.digestOfToken(attempt), challenge, seconds: CHALLENGE_SECONDS });
      return options;
    },
    take: (userId: number, attempt: string): Promise<string | undefined> => passkeys.takeChallenge(userId, secrets.digestOfToken(attempt)),
  };

  return {
    challenges,

    /** Throws `conflict` when the account has no passkey, and where passkeys do not work. */
    async request(userId: number, attempt: string): Promise<RequestOptions> {
      requirePasskeySite(ceremonies.fault);
      const known = await passkeys.list(userId);
      if (known.length === 0) throw new DomainError('conflict', 'passkeys.none', 'Your account has no passkey. Use a code instead.');
      return challenges.open(userId, attempt, await ceremonies.request(known));
    },

    /** Whether a passkey of the account has signed the open challenge of the attempt. Takes the challenge, whatever the outcome. */
    async isAccepted(userId: number, used: UsedPasskey, attempt: string): Promise<boolean> {
      const challenge = await challenges.take(userId, attempt);
      const known = await passkeys.find(userId, used.id);
      if (challenge === undefined || !known) return false;
      const counter = await ceremonies.counterIn(used, { challenge, publicKey: known.publicKey });
      if (counter === undefined) return false;
      if (await passkeys.use(known.id, counter)) return true;
      const details = { passkey: known.id };
      await refusedAttempts.record({ event: 'passkey-counter-refused', userId, code: 'second-step.wrong', details });
      return false;
    },
  };
}

/** Throws `conflict` with the reason. */
export function requirePasskeySite(fault: string | undefined): void {
  if (fault !== undefined) throw new DomainError('conflict', 'passkeys.address', fault);
}
