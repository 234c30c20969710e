import { z } from 'zod';
import type { Contract, Endpoint } from '../../../contracts/endpoint.ts';
import { errorBody } from '../../../contracts/errors.ts';
import type { Turn } from '../answer/turns.ts';

type JsonSchema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'body';
  required: boolean;
  description: string;
  example?: string;
  schema: JsonSchema;
}

const PROBLEMS: Record<number, string> = {
  400: 'Parameters or fields are unknown or invalid; `errors` lists all of them',
  401: 'The call requires a signed-in user',
  403: 'This account may not make the call, or a page of another site made it',
  404: 'Not found',
  409: 'It conflicts with what is stored: another entry has the name or address, or the record has changed since the version of `If-Match`',
  410: 'The link or the code has expired',
  413: 'The body is too large',
  415: 'The body is not JSON in UTF-8, or is compressed',
  422: 'The values are valid, but a rule of the product refuses them; `message` says which',
  428: 'The call must name the version that it changes: `If-Match: "3"`',
  429: 'Too many requests; try again after `Retry-After` seconds',
  500: 'An error on our side; `requestId` helps us to find it',
  503: 'Temporarily unavailable; try again after `Retry-After` seconds',
};

export interface OpenApiOptions {
  title: string;
  version: string;
  /** Comes before each endpoint, because all of them together would keep the thread busy for too long. */
  turn: Turn;
}

/** An OpenAPI 3.1 document from the contracts that the server mounts. */
export async function openApiDocument(modules: Record<string, Contract>, { title, version, turn }: OpenApiOptions) {
  const schemas: Record<string, JsonSchema> = {};
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [module, contract] of Object.entries(modules)) {
    for (const [name, endpoint] of Object.entries(contract)) {
      await turn();
      const operation = { tags: [module], ...operationOf(endpoint, schemas) };
      for (const [nth, address] of [endpoint.path, ...(endpoint.aliases ?? [])].entries()) {
        const operationId = nth === 0 ? `${module}.${name}` : `${module}.${name}.alias${nth}`;
        (paths[address.replaceAll(/:(\w+)/g, '{$1}')] ??= {})[endpoint.method.toLowerCase()] = { operationId, ...operation };
      }
    }
  }
  schemaOf(errorBody, schemas);
  return {
    openapi: '3.1.0',
    info: { title, version, description: 'Rates are fractions from 0 to 1, money is whole US dollars, times are ISO 8601 in UTC.' },
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

/** What a call does, and whether it needs a recent password. */
export function summaryOf({ summary, proof }: Endpoint): string {
  if (proof === undefined) return summary;
  const what = typeof proof === 'function' ? 'Locking an account requires' : 'Requires';
  return `${summary} ${what} a sign-in or a confirmed password in the last 15 minutes, otherwise 403 with the code password.confirm.`;
}

function operationOf(endpoint: Endpoint, schemas: Record<string, JsonSchema>): JsonSchema {
  return {
    summary: summaryOf(endpoint),
    parameters: parametersOf(endpoint),
    ...requestBodyOf(endpoint, schemas),
    responses: responsesOf(endpoint, schemas),
    ...(endpoint.access !== 'public' && { security: [{ bearer: [] }, ...(endpoint.access === 'optional' ? [{}] : [])] }),
  };
}

const IF_MATCH: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The version of the record that the caller saw, in quotes',
  example: '"3"',
  schema: { type: 'string', pattern: String.raw`^"\d{1,9}"$` },
};

/** Parameters of the path, the query and the header. On the wire, all are text. */
export function parametersOf({ params, query, isVersioned }: Endpoint): Parameter[] {
  return [...parametersIn('path', params), ...parametersIn('query', query), ...(isVersioned ? [IF_MATCH] : [])];
}

/** The fields of a body, for the page; the OpenAPI document has the schema. */
export function fieldsOf({ body, exampleBody = {} }: Endpoint): Parameter[] {
  if (!(body instanceof z.ZodObject)) return [];
  const examples = new Map<string, unknown>(Object.entries(exampleBody));
  return parametersIn('body', body).map((field) => ({ ...field, example: JSON.stringify(examples.get(field.name)) }));
}

function parametersIn(place: Parameter['in'], schema: z.ZodObject | undefined): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, { description, example, ...rest }]) => ({
    name,
    in: place,
    required: required.includes(name),
    description: typeof description === 'string' ? description : '',
    ...(typeof example === 'string' && { example }),
    schema: rest,
  }));
}

function requestBodyOf({ body, upload, exampleBody: example }: Endpoint, schemas: Record<string, JsonSchema>): JsonSchema {
  if (upload) return { requestBody: { required: true, content: Object.fromEntries(upload.types.map((type) => [type, {}])) } };
  if (!body) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, schemas), ...(example && { example }) } } },
  };
}

function responsesOf(endpoint: Endpoint, schemas: Record<string, JsonSchema>): JsonSchema {
  const { status = 200, otherStatus } = endpoint;
  const problem = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  const problems = problemsOf(endpoint).map((status) => [status, { description: PROBLEMS[status] ?? '', content: problem }]);
  const answer =
    status === 204 ? { description: 'Success, without a body' } : { description: 'Success', content: contentOf(endpoint, schemas) };
  return { [status]: answer, ...(otherStatus && { [otherStatus]: answer }), ...(Object.fromEntries(problems) as JsonSchema) };
}

function contentOf({ path, query, response }: Endpoint, schemas: Record<string, JsonSchema>): JsonSchema {
  const csv = { 'text/csv': { schema: { type: 'string' } } };
  if (path.endsWith('.csv')) return csv;
  const offersCsv = query !== undefined && 'format' in query.shape;
  return { 'application/json': { schema: schemaOf(response, schemas) }, ...(offersCsv && csv) };
}

/** In the order of the numbers. */
function problemsOf(endpoint: Endpoint): number[] {
  const { params, body, isVersioned, refusals = [] } = endpoint;
  const ofRequest = [...(params ? [404] : []), ...(body ? [413, 415] : []), ...(isVersioned ? [409, 428] : [])];
  return [...new Set([400, ...problemsOfCaller(endpoint), ...ofRequest, ...refusals, 500, 503])].sort((a, b) => a - b);
}

const problemsOfCaller = ({ access, method, limit }: Endpoint): number[] => [
  ...(access === 'public' ? [] : [401]),
  ...(access === 'public' && method === 'GET' ? [] : [403]),
  ...(limit || method === 'GET' || access !== 'public' ? [429] : []),
];

/** A JSON schema. Its named parts move to the components of the document. */
function schemaOf(schema: z.ZodType, schemas: Record<string, JsonSchema>): JsonSchema {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input' })).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $defs, id, ...own } = JSON.parse(text) as JsonSchema & { $defs?: Record<string, JsonSchema>; id?: string };
  for (const [name, definition] of Object.entries($defs ?? {})) schemas[name] = tidy(definition) as JsonSchema;
  if (id === undefined) return tidy(own) as JsonSchema;
  schemas[id] = tidy(own) as JsonSchema;
  return { $ref: `#/components/schemas/${id}` };
}

const isRedundant = (key: string, part: unknown): boolean =>
  key === '$schema' || (key === 'id' && typeof part === 'string') || Math.abs(Number(part)) === Number.MAX_SAFE_INTEGER;

/** Removes what zod adds to every schema: the dialect, the ids and the range of safe integers. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, part]) => !isRedundant(key, part));
  return Object.fromEntries(entries.map(([key, part]) => [key, tidy(part)]));
}
