import { createSecretKey } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import jsonwebtoken from 'jsonwebtoken';
import passport from 'passport';
import { ExtractJwt, Strategy as JwtStrategy, type VerifiedCallback } from 'passport-jwt';
import { Strategy as LocalStrategy } from 'passport-local';
import type { Credentials, SignIn } from '../../domain/accounts/sign-in/sign-in.use-cases.ts';
import type { VerifiedCredentials } from '../../domain/accounts/sign-in/sign-in.ports.ts';
import { UNATTENDED } from '../../domain/accounts/sign-in/unattended.ts';
import type { Caller, Client } from '../../domain/accounts/user.ts';
import { keyIdOf, TOKEN } from './access-tokens.ts';

interface Claims {
  sub?: unknown;
  sid?: unknown;
  typ?: unknown;
  exp?: unknown;
}

/** The part of a request that strategies can read: neither cookies nor the query string. */
type Visible = { headers: IncomingHttpHeaders } | PasswordAttempt;

interface PasswordAttempt {
  body: Credentials;
  client: Client;
}

/**
 * Checks tokens and passwords with Passport. Strategies get no request: only the header and the validated body can sign a user in.
 * @param keys - the current key, and the previous one during a rotation
 */
export function createAuthenticator(accounts: Pick<SignIn, 'identify' | 'checkPassword'>, keys: readonly Buffer[]) {
  const authenticator = new passport.Authenticator();
  authenticator.use(tokenStrategy(accounts.identify, keys));
  authenticator.use(passwordStrategy(accounts.checkPassword));

  const ask = <T>(strategy: 'jwt' | 'local', visible: Visible) =>
    new Promise<T | undefined>((resolve, reject) => {
      const decided = (error: Error | null, found: T | false | undefined) => (error ? reject(error) : resolve(found || undefined));
      const run = authenticator.authenticate(strategy, { session: false }, decided) as (
        request: Visible,
        response: object,
        next: () => void,
      ) => void;
      run({ ...visible }, {}, () => resolve(undefined));
    });

  return {
    identify: (headers: IncomingHttpHeaders) => ask<Caller>('jwt', { headers }),
    checkPassword: (body: Credentials, client: Client) => ask<VerifiedCredentials>('local', { body, client }),
  };
}

function tokenStrategy(identify: SignIn['identify'], keys: readonly Buffer[]) {
  // With bytes, jsonwebtoken first tries to read each of them as a public key, which takes 50 times as long as the check of the token.
  const byId = new Map(keys.map((key) => [keyIdOf(key), createSecretKey(key)]));
  return new JwtStrategy(
    {
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request, token: string, done) => {
        const key = byId.get(keyNamedBy(token) ?? '');
        // The types of passport-jwt are older than keys as objects.
        done(key ? null : 'No such key', key as Buffer | undefined);
      },
      algorithms: [TOKEN.algorithm],
      issuer: TOKEN.issuer,
      audience: TOKEN.audience,
      passReqToCallback: true,
    },
    (request: { headers: IncomingHttpHeaders }, claims: Claims, done: VerifiedCallback) => {
      const sessionId = sessionOf(claims);
      const isUnattended = UNATTENDED in request.headers;
      const known = sessionId === undefined ? Promise.resolve(undefined) : identify(sessionId, isUnattended);
      known.then(
        (caller) => done(null, caller && String(caller.user.id) === claims.sub ? caller : false),
        (error: unknown) => done(error, false),
      );
    },
  );
}

function keyNamedBy(token: string): string | undefined {
  try {
    return jsonwebtoken.decode(token, { complete: true })?.header.kid;
  } catch {
    return undefined; // not a token
  }
}

/** passport-jwt accepts a token without an expiry, so this requires one. */
const sessionOf = ({ sub, sid, typ, exp }: Claims): string | undefined =>
  typeof sid === 'string' && typeof sub === 'string' && typ === TOKEN.type && typeof exp === 'number' ? sid : undefined;

function passwordStrategy(checkPassword: SignIn['checkPassword']) {
  return new LocalStrategy({ usernameField: 'email', session: false, passReqToCallback: true }, (visible, email, password, done) => {
    const { client } = visible as unknown as PasswordAttempt;
    checkPassword({ email, password }, client).then(
      (verified) => done(null, verified ?? false),
      (error: unknown) => done(error),
    );
  });
}
