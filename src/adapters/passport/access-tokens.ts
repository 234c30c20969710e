import { createHash } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';
import type { AccessTokens } from '../../domain/accounts/sign-in/sign-in.ports.ts';

/** Claims of our tokens, checked on every request. */
export const TOKEN = { algorithm: 'HS256', issuer: 'alma', audience: 'alma api', type: 'access' } as const;

/** Identifies the key that signed a token during a rotation, without revealing the key. */
export const keyIdOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8);

/** Signs access tokens. A token names a session and is valid only with it. */
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
