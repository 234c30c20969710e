import { createHash, randomUUID } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';
import type { SignInTickets } from '../../domain/accounts/sign-in/second-step.ports.ts';
import { TOKEN } from './access-tokens.ts';

/** Not the type of an access token, so a ticket opens no session. */
const TICKET = { ...TOKEN, type: 'second step' } as const;
const digestOf = (passwordHash: string): string => createHash('sha256').update(passwordHash).digest('base64url');

/** Signed, and worthless after another password was set. */
export function createSignInTickets(keys: () => readonly Buffer[]): SignInTickets {
  return {
    issue({ userId, passwordHash, seconds }) {
      const claims = { typ: TICKET.type, pwd: digestOf(passwordHash) };
      const { algorithm, issuer, audience } = TICKET;
      // Each sign-in has a ticket of its own: a challenge for a passkey belongs to it.
      const options = { algorithm, issuer, audience, subject: String(userId), expiresIn: seconds, jwtid: randomUUID() };
      return jsonwebtoken.sign(claims, keys()[0] ?? '', options);
    },
    read(ticket) {
      for (const key of keys()) {
        const claims = claimsOf(ticket, key);
        if (claims?.typ === TICKET.type) return { userId: Number(claims.sub), isFor: (hash) => digestOf(hash) === claims.pwd };
      }
      return undefined;
    },
  };
}

interface Claims {
  sub?: unknown;
  typ?: unknown;
  pwd?: unknown;
}

function claimsOf(ticket: string, key: Buffer): Claims | undefined {
  try {
    const { algorithm, issuer, audience } = TICKET;
    return jsonwebtoken.verify(ticket, key, { algorithms: [algorithm], issuer, audience });
  } catch {
    return undefined; // another key, expired, or no token
  }
}
