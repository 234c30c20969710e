import type { IncomingHttpHeaders } from 'node:http';
import jsonwebtoken from 'jsonwebtoken';
import passport from 'passport';
import { ExtractJwt, Strategy as JwtStrategy } from 'passport-jwt';
import { Strategy as LocalStrategy } from 'passport-local';
import type { Credentials, SignIn } from '../../domain/accounts/sign-in/sign-in.use-cases.ts';
import type { Recognised } from '../../domain/accounts/sign-in/sign-in.ports.ts';
import type { Caller } from '../../domain/accounts/user.ts';
import { keyIdOf, TOKEN } from './access-tokens.ts';

interface Claims {
  sub?: unknown;
  sid?: unknown;
  typ?: unknown;
  exp?: unknown;
}

/** As much of a request as strategies may look at: neither cookies nor the query string. */
type Shown = { headers: IncomingHttpHeaders } | { body: Credentials };

/**
 * Passport at our door: who shows a token, and whose a password is. Requests are not handed over, so that nothing but the header and the
 * checked body can sign anybody in.
 * @param keys - to verify with: today's, and during a rotation yesterday's
 */
export function createAuthenticator(accounts: Pick<SignIn, 'identify' | 'checkPassword'>, keys: readonly Buffer[]) {
  const authenticator = new passport.Authenticator();
  authenticator.use(tokenStrategy(accounts.identify, keys));
  authenticator.use(passwordStrategy(accounts.checkPassword));

  const ask = <T>(strategy: 'jwt' | 'local', shown: Shown) =>
    new Promise<T | undefined>((resolve, reject) => {
      const decided = (error: Error | null, found: T | false | undefined) => (error ? reject(error) : resolve(found || undefined));
      const run = authenticator.authenticate(strategy, { session: false }, decided) as (
        request: Shown,
        response: object,
        next: () => void,
      ) => void;
      run({ ...shown }, {}, () => resolve(undefined));
    });

  return {
    identify: (headers: IncomingHttpHeaders) => ask<Caller>('jwt', { headers }),
    checkPassword: (credentials: Credentials) => ask<Recognised>('local', { body: credentials }),
  };
}

function tokenStrategy(identify: SignIn['identify'], keys: readonly Buffer[]) {
  const byId = new Map(keys.map((key) => [keyIdOf(key), key]));
  return new JwtStrategy(
    {
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request, token: string, done) => {
        const key = byId.get(keyNamedBy(token) ?? '');
        done(key ? null : 'No such key', key);
      },
      algorithms: [TOKEN.algorithm],
      issuer: TOKEN.issuer,
      audience: TOKEN.audience,
    },
    (claims: Claims, done) => {
      const sessionId = sessionOf(claims);
      const known = sessionId === undefined ? Promise.resolve(undefined) : identify(sessionId);
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
    return undefined; // no token at all
  }
}

/** The package takes a token without an end for one that is still good. */
const sessionOf = ({ sub, sid, typ, exp }: Claims): string | undefined =>
  typeof sid === 'string' && typeof sub === 'string' && typ === TOKEN.type && typeof exp === 'number' ? sid : undefined;

function passwordStrategy(checkPassword: SignIn['checkPassword']) {
  return new LocalStrategy({ usernameField: 'email', session: false }, (email, password, done) => {
    checkPassword({ email, password }).then(
      (recognised) => done(null, recognised ?? false),
      (error: unknown) => done(error),
    );
  });
}
