import type { IncomingHttpHeaders } from 'node:http';
import type { Access, Endpoint, RateLimit } from '../../../contracts/endpoint.ts';
import { isStaff, requirePermission } from '../../../domain/accounts/permissions.ts';
import { networkPrefix } from '../../../domain/accounts/sign-in/session.ts';
import type { Caller, Client } from '../../../domain/accounts/user.ts';
import type { ActAs, Origin } from '../../../domain/audit/audit.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import type { HttpContext } from '../context.ts';
import { refuseCrossSite } from './cross-site.ts';
import { clientNetwork } from './client-network.ts';

/** Finds the caller of a request. `main` creates it from Passport. */
export interface Authenticator {
  /** The open session of the bearer token. */
  identify(headers: IncomingHttpHeaders): Promise<Caller | undefined>;
}

export interface RateLimits {
  /** Counts a call. Returns 0, or the seconds to wait when the limit is reached. */
  take(bucket: string, key: string, limit: RateLimit): Promise<number>;
}

export interface AccessOptions {
  authenticator: Authenticator;
  /** Counts across all processes. */
  limits: RateLimits;
  /** Counts public reads, in this process alone: they are answered from memory, so a database query would cost more. */
  publicReads: RateLimits;
  /** Names the caller to the audit log. */
  actAs: ActAs;
  /** How many of our own proxies are in front of this server. */
  proxyHops: number;
  /** The origin of our own pages, for the cross-site check. */
  publicUrl: string;
}

/** No sessions and no limits: for benchmarks, and for tests of public calls. */
export const ANONYMOUS_UNLIMITED: Pick<AccessOptions, 'authenticator' | 'limits' | 'publicReads' | 'actAs'> = {
  authenticator: { identify: () => Promise.resolve(undefined) },
  limits: { take: () => Promise.resolve(0) },
  publicReads: { take: () => Promise.resolve(0) },
  actAs: (_origin, work) => work(),
};

/** For all reads of one user, in addition to the limits of single calls. */
const USER_READS: RateLimit = { calls: 1_500, seconds: 300 };
/** For all changes of one user: more than anyone makes by hand. */
const USER_WRITES: RateLimit = { calls: 600, seconds: 300 };
/** For all public reads of one network. It is generous, because a whole school often has one address. */
const PUBLIC_READS: RateLimit = { calls: 3_000, seconds: 300 };

const MAX_USER_AGENT_LENGTH = 300;

/** Checks a request before its body is read: its origin, its rate, its caller. */
export function createAccessCheck(
  { method, path, access, permission, limit }: Pick<Endpoint, 'method' | 'access' | 'permission' | 'limit'> & { path: string },
  options: AccessOptions,
) {
  const { authenticator, limits, proxyHops, publicUrl } = options;
  const countRead = createReadCount(options);
  const name = `${method} ${path}`;
  const isRead = method === 'GET';

  /** A network is often a whole school, so it counts for visitors alone: one person must not close a page to the members there. */
  const countNetwork = async ({ address }: Client): Promise<void> => {
    if (limit?.address) refuseTooMany(await limits.take(name, address, limit.address));
  };
  const identified = async (context: HttpContext, client: Client): Promise<Caller | undefined> => {
    const caller = access === 'public' ? undefined : await authenticator.identify(context.req.headers);
    if (caller) context.state.userId = caller.user.id;
    else await countNetwork(client);
    requireAccess(access, caller);
    if (permission !== undefined) requirePermission(permission, caller);
    return caller;
  };
  const countUser = async ({ user }: Caller): Promise<void> => {
    const [bucket, most] = isRead ? (['reads', USER_READS] as const) : (['writes', USER_WRITES] as const);
    refuseTooMany(await limits.take(bucket, `user ${user.id}`, most));
    if (limit?.user) refuseTooMany(await limits.take(limit.user.bucket ?? name, `user ${user.id}`, limit.user));
  };

  return async (context: HttpContext): Promise<{ caller: Caller | undefined; client: Client }> => {
    if (!isRead) refuseCrossSite(context.req, publicUrl);
    const client = clientOf(context, proxyHops);
    if (isRead && access === 'public') await countRead(context);
    const caller = await identified(context, client);
    if (caller) await countUser(caller);
    return { caller, client };
  };
}

/** Counts a public read for its network. Throws `too-many`. */
export type CountRead = (context: Pick<HttpContext, 'req'>) => Promise<void>;

export const createReadCount =
  ({ publicReads, proxyHops }: Pick<AccessOptions, 'publicReads' | 'proxyHops'>): CountRead =>
  async ({ req }) =>
    refuseTooMany(await publicReads.take('reads', clientNetwork(req, proxyHops), PUBLIC_READS));

/** Throws `unauthenticated` or `forbidden`. */
export function requireAccess(access: Access, caller: Caller | undefined): void {
  if (access === 'public' || access === 'optional') return;
  if (!caller) throw new DomainError('unauthenticated', 'session.required', 'Sign in to do this.');
  const { accountType } = caller.user;
  const isAllowed = access === 'user' || (access === 'staff' ? isStaff(accountType) : accountType === 'admin');
  if (!isAllowed) throw new DomainError('forbidden', 'access.staff', 'You are not authorized to use the admin pages.');
}

function clientOf({ req }: HttpContext, proxyHops: number): Client {
  const userAgent = (req.headers['user-agent'] ?? '').replaceAll(/\P{ASCII}|[\x00-\x1f\x7f]/gu, '').slice(0, MAX_USER_AGENT_LENGTH);
  return { address: clientNetwork(req, proxyHops), userAgent };
}

export const originOf = ({ caller, client }: { caller: Caller | undefined; client: Client }, requestId: string): Origin => ({
  actor: caller ? `user ${caller.user.id}` : 'visitor',
  network: networkPrefix(client.address),
  requestId,
  ...(caller && { sessionId: caller.sessionId }),
});

/** Throws `too-many` unless the time to wait is 0. */
export function refuseTooMany(seconds: number): void {
  if (seconds > 0) throw new DomainError('too-many', 'request.too-many', 'Too many requests. Try again later.', [], seconds);
}
