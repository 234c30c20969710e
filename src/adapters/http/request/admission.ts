import type { IncomingHttpHeaders } from 'node:http';
import type { Access, Endpoint, Limit } from '../../../contracts/endpoint.ts';
import { isStaff } from '../../../domain/accounts/permissions.ts';
import type { Caller, Client } from '../../../domain/accounts/user.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import type { HttpContext } from '../context.ts';
import { refuseCrossSite } from './cross-site.ts';
import { clientNetwork } from './network.ts';

/** Who stands behind a request. `main` joins it from Passport. */
export interface Gatekeeper {
  /** The live session that the bearer token names, or nobody. */
  identify(headers: IncomingHttpHeaders): Promise<Caller | undefined>;
}

/** Counts calls. */
export interface RateLimits {
  /** 0 when the call may go on, else the seconds after which it may be tried again. */
  take(bucket: string, key: string, limit: Limit): Promise<number>;
}

export interface AdmissionOptions {
  gatekeeper: Gatekeeper;
  /** Counts for all processes together. */
  limits: RateLimits;
  /** Counts what is read without signing in; within this process, because it is answered from its memory. */
  publicReads: RateLimits;
  /** How many proxies of our own stand in front of us. */
  proxyHops: number;
  /** Ours, to tell calls of our own pages from those of others. */
  publicUrl: string;
}

/** Nobody is signed in and nobody is counted: for measuring, and for tests of what is public. */
export const OPEN_DOOR: Pick<AdmissionOptions, 'gatekeeper' | 'limits' | 'publicReads'> = {
  gatekeeper: { identify: () => Promise.resolve(undefined) },
  limits: { take: () => Promise.resolve(0) },
  publicReads: { take: () => Promise.resolve(0) },
};

/** All reads of one user together, beside what single calls allow. */
const USER_READS: Limit = { calls: 1_500, seconds: 300 };
/** All reads from one network together: generous, because one address is often a whole school. */
const PUBLIC_READS: Limit = { calls: 3_000, seconds: 300 };

const LONGEST_USER_AGENT = 300;

/** Everything that is asked before a request is read: from where, how often, by whom. */
export function createAdmission(
  { method, path, access, limit }: Pick<Endpoint, 'method' | 'access' | 'limit'> & { path: string },
  options: AdmissionOptions,
) {
  const { gatekeeper, limits, publicReads, proxyHops, publicUrl } = options;
  const name = `${method} ${path}`;
  const isRead = method === 'GET';

  const identified = async (context: HttpContext): Promise<Caller | undefined> => {
    const caller = access === 'public' ? undefined : await gatekeeper.identify(context.req.headers);
    checkAccess(access, caller);
    return caller;
  };
  const countUser = async ({ user }: Caller): Promise<void> => {
    if (isRead) refuseTooMany(await limits.take('reads', `user ${user.id}`, USER_READS));
    if (limit?.user) refuseTooMany(await limits.take(name, `user ${user.id}`, limit.user));
  };

  return async (context: HttpContext): Promise<{ caller: Caller | undefined; client: Client }> => {
    if (!isRead) refuseCrossSite(context.req, publicUrl);
    const client = clientOf(context, proxyHops);
    if (isRead && access === 'public') refuseTooMany(await publicReads.take('reads', client.address, PUBLIC_READS));
    if (limit?.address) refuseTooMany(await limits.take(name, client.address, limit.address));
    const caller = await identified(context);
    if (caller) await countUser(caller);
    return { caller, client };
  };
}

/** Throws `unauthenticated` or `forbidden`. */
export function checkAccess(access: Access, caller: Caller | undefined): void {
  if (access === 'public' || access === 'optional') return;
  if (!caller) throw new DomainError('unauthenticated', 'session.required', 'Sign in to do this.');
  const { accountType } = caller.user;
  const isAllowed = access === 'user' || (access === 'staff' ? isStaff(accountType) : accountType === 'admin');
  if (!isAllowed) throw new DomainError('forbidden', 'access.staff', 'You are not authorised to use the admin pages.');
}

function clientOf({ req }: HttpContext, proxyHops: number): Client {
  const userAgent = (req.headers['user-agent'] ?? '').replaceAll(/\P{ASCII}|[\x00-\x1f\x7f]/gu, '').slice(0, LONGEST_USER_AGENT);
  return { address: clientNetwork(req, proxyHops), userAgent };
}

/** Throws `too-many` where there is a time to wait. */
export function refuseTooMany(seconds: number): void {
  if (seconds > 0) throw new DomainError('too-many', 'request.too-many', 'Too many calls. Try again later.', [], seconds);
}
