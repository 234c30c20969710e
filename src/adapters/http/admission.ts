import type { IncomingHttpHeaders } from 'node:http';
import type { Access, Endpoint, Limit } from '../../contracts/endpoint.ts';
import { isStaff } from '../../domain/accounts/permissions.ts';
import type { Caller, Client } from '../../domain/accounts/user.ts';
import { DomainError } from '../../domain/shared/domain-error.ts';
import type { HttpContext } from './context.ts';
import { refuseCrossSite } from './cross-site.ts';
import { networkOf } from './network.ts';

/** Who stands behind a request. `main` joins it from Passport. */
export interface Gatekeeper {
  /** The live session that the bearer token names, or nobody. */
  identify(headers: IncomingHttpHeaders): Promise<Caller | undefined>;
}

/** Counts calls for all processes together. */
export interface RateLimits {
  /** 0 when the call may go on, else the seconds after which it may be tried again. */
  take(bucket: string, key: string, limit: Limit): Promise<number>;
}

export interface AdmissionOptions {
  gatekeeper: Gatekeeper;
  limits: RateLimits;
  /** Ours, to tell calls of our own pages from those of others. */
  publicUrl: string;
}

/** Nobody is signed in and nobody is counted: for measuring, and for tests of what is public. */
export const OPEN_DOOR: Pick<AdmissionOptions, 'gatekeeper' | 'limits'> = {
  gatekeeper: { identify: () => Promise.resolve(undefined) },
  limits: { take: () => Promise.resolve(0) },
};

const LONGEST_USER_AGENT = 300;

/** Everything that is asked before a request is read: from where, how often, by whom. */
export function createAdmission({ method, path, access, limit }: Endpoint, { gatekeeper, limits, publicUrl }: AdmissionOptions) {
  const name = `${method} ${path}`;
  return async (context: HttpContext): Promise<{ caller: Caller | undefined; client: Client }> => {
    if (method !== 'GET') refuseCrossSite(context.req, publicUrl);
    const client = clientOf(context);
    if (limit?.address) refuseTooMany(await limits.take(name, client.address, limit.address));
    const caller = access === 'public' ? undefined : await gatekeeper.identify(context.req.headers);
    checkAccess(access, caller);
    if (limit?.user && caller) refuseTooMany(await limits.take(name, `user ${caller.user.id}`, limit.user));
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

function clientOf({ req }: HttpContext): Client {
  const userAgent = (req.headers['user-agent'] ?? '').replaceAll(/\P{ASCII}|[\x00-\x1f\x7f]/gu, '').slice(0, LONGEST_USER_AGENT);
  return { address: networkOf(req.socket.remoteAddress), userAgent };
}

function refuseTooMany(seconds: number): void {
  if (seconds > 0) throw new DomainError('too-many', 'request.too-many', 'Too many calls. Try again later.', [], seconds);
}
