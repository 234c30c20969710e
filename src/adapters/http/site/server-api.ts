import type { ServerApi } from '../../../contracts/rendering.ts';
import type { Turn } from '../answer/turns.ts';
import { errorAnswerOf, HttpError } from '../errors.ts';
import type { Operation } from '../mount.ts';

/**
 * Calls the GET operations of `modules` that visitors may call, by `module.endpoint`, in turns. Throws `HttpError` for errors that HTTP
 * would answer.
 */
export function createServerApi(modules: Readonly<Record<string, Readonly<Record<string, Operation>>>>, turn: Turn): ServerApi {
  const find = (name: string): Operation => {
    const [module = '', key = ''] = name.split('.');
    const operation = modules[module]?.[key];
    const { access, method } = operation?.endpoint ?? {};
    // Rendering a page must not change anything, and knows no caller.
    if (!operation || (access !== 'public' && access !== 'optional') || method !== 'GET') {
      throw new HttpError(404, 'request.unknown-call', `There is no public GET call ${name}`);
    }
    return operation;
  };

  return async (name, { params = {}, query = {} }) => {
    const operation = find(name);
    try {
      const request = operation.decode({ params: Object.entries(params), query: Object.entries(query) });
      await turn();
      const { content } = await operation.run(request);
      return 'value' in content ? content.value : undefined;
    } catch (error) {
      throw withStatus(error);
    }
  };
}

/** Gives expected errors the status that HTTP would give them. Unexpected errors pass unchanged. */
function withStatus(error: unknown): unknown {
  const { status, body, expected } = errorAnswerOf(error, '');
  return expected ? new HttpError(status, body.code, body.message) : error;
}
