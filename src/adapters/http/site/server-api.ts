import type { Operation } from '../mount.ts';
import { HttpFault, failureOf } from '../errors.ts';

/** What pages are rendered with: the API without the network. Values are text as in a URL, the result is wire JSON. */
export type ServerApi = (
  endpoint: string,
  input: { params?: Readonly<Record<string, string>>; query?: Readonly<Record<string, string>> },
) => Promise<unknown>;

/** Calls public operations of `modules` by `module.endpoint`; throws errors that carry a numeric `status`. */
export function createServerApi(modules: Readonly<Record<string, Readonly<Record<string, Operation>>>>): ServerApi {
  const find = (name: string): Operation => {
    const [module = '', key = ''] = name.split('.');
    const operation = modules[module]?.[key];
    const { access, method } = operation?.endpoint ?? {};
    // A page that is being rendered reads; it changes nothing.
    if (!operation || access !== 'public' || method !== 'GET') {
      throw new HttpFault(404, 'request.unknown-call', `There is no public call ${name} that only reads`);
    }
    return operation;
  };

  return async (name, { params = {}, query = {} }) => {
    const operation = find(name);
    try {
      const { content } = await operation.run(operation.decode({ params: Object.entries(params), query: Object.entries(query) }));
      return typeof content === 'string' ? (JSON.parse(content) as unknown) : undefined;
    } catch (error) {
      throw withStatus(error);
    }
  };
}

/** Foreseen errors get the status that HTTP would give them; all others pass as they are. */
function withStatus(error: unknown): unknown {
  const { status, body, expected } = failureOf(error, '');
  return expected ? new HttpFault(status, body.code, body.message) : error;
}
