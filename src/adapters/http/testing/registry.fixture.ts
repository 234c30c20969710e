import type { Access, Endpoint } from '../../../contracts/endpoint.ts';
import { contracts } from '../../../contracts/index.ts';

/** One address of one endpoint; aliases are addresses of their own. */
export interface Address {
  name: string;
  method: string;
  /** With values in place of its parameters; nothing need be there. */
  path: string;
  access: Access;
  endpoint: Endpoint;
}

const VALUES: Record<string, string> = { id: '7', token: 'Zm9ydHktdHdvIHJhbmRvbSBieXRlcw', kind: 'public', slug: 'college-1' };
const UUID = '0b9f5c1e-3c55-4a8e-9d0b-7a3f7b8f6c11';

const filled = (path: string): string =>
  path.replace('/user/sessions/:id', `/user/sessions/${UUID}`).replaceAll(/:(\w+)/g, (_whole, name: string) => VALUES[name] ?? '1');

/** Every endpoint, by "module.name". */
export const ENDPOINTS: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(contracts).flatMap(([module, contract]) =>
  Object.entries<Endpoint>(contract).map(([name, endpoint]) => [`${module}.${name}`, endpoint] as const),
);

/** Every address that the contracts promise. */
export const ADDRESSES: readonly Address[] = ENDPOINTS.flatMap(([name, endpoint]) =>
  [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({
    name,
    method: endpoint.method,
    path: filled(path),
    access: endpoint.access,
    endpoint,
  })),
);

/** What everybody can try without leaving a trace of a person: the examples of these are tried where the documentation is. */
export const TRIED_AS_EXAMPLES = ENDPOINTS.filter(
  ([name, { example }]) => example !== undefined && /^(colleges|history|rankings|matching|analytics)\./.test(name),
);
