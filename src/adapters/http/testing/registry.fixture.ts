import type { Access, Endpoint } from '../../../contracts/endpoint.ts';
import { allContracts } from '../../../contracts/index.ts';

/** A path of an endpoint. An alias is another address. */
export interface Address {
  name: string;
  method: string;
  /** With values for its parameters. They may not exist. */
  path: string;
  access: Access;
  endpoint: Endpoint;
}

const VALUES: Record<string, string> = { id: '7', token: 'Zm9ydHktdHdvIHJhbmRvbSBieXRlcw', kind: 'public', slug: 'college-1' };
const UUID = '0b9f5c1e-3c55-4a8e-9d0b-7a3f7b8f6c11';

const filled = (path: string): string =>
  path.replace(/(\/user\/sessions|\/roommates)\/:id/, `$1/${UUID}`).replaceAll(/:(\w+)/g, (_whole, name: string) => VALUES[name] ?? '1');

/** Every endpoint, by "module.name". */
export const ENDPOINTS: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(allContracts).flatMap(
  ([module, contract]) => Object.entries<Endpoint>(contract).map(([name, endpoint]) => [`${module}.${name}`, endpoint] as const),
);

/** All addresses of the allContracts. */
export const ADDRESSES: readonly Address[] = ENDPOINTS.flatMap(([name, endpoint]) =>
  [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({
    name,
    method: endpoint.method,
    path: filled(path),
    access: endpoint.access,
    endpoint,
  })),
);

/** Most resources of the panel share their handlers and their store. Hostile requests go to one of them, and to those with a store of their own. */
const TRIED_RESOURCES = ['admin/nicknames', 'admin/colleges', 'admin/users', 'admin/audit-log'];

/** The addresses that hostile requests go to. */
export const HOSTILE_ADDRESSES: readonly Address[] = ADDRESSES.filter(
  ({ name }) => !name.startsWith('admin/') || TRIED_RESOURCES.some((resource) => name.startsWith(`${resource}.`)),
);

/** Endpoints without personal data. The documentation test calls their examples. */
export const TRIED_AS_EXAMPLES = ENDPOINTS.filter(
  ([name, { example }]) => example !== undefined && /^(colleges|history|rankings|matching|analytics)\./.test(name),
);
