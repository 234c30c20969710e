import { createHash } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';
import type { AccessTokens } from '../../domain/accounts/sign-in/sign-in.ports.ts';

/** What our tokens say of themselves, and what is asked of them again. */
export const TOKEN = { algorithm: 'HS256', issuer: 'alma', audience: 'alma api', type: 'access' } as const;

/** The name of a key: which one of two signed a token, without telling anything of either. */
export const keyIdOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8);

/** Signs access tokens; each names a session, and is worth nothing without it. */
export function createAccessTokens(keyToSignWith: () => Buffer): AccessTokens {
  return {
    issue({ userId, sessionId, seconds }) {
      const key = keyToSignWith();
      return jsonwebtoken.sign({ sid: sessionId, typ: TOKEN.type }, key, {
        algorithm: TOKEN.algorithm,
        subject: String(userId),
        issuer: TOKEN.issuer,
        audience: TOKEN.audience,
        expiresIn: seconds,
        keyid: keyIdOf(key),
      });
    },
  };
}
