import { createHash } from 'node:crypto';
import type { Router } from '@koa/router';
import type { Access, Contract, Endpoint } from '../../../contracts/endpoint.ts';
import { jsonAnswer, weakTag, type Answer } from '../answer/answer.ts';
import { json } from '../answer/json.ts';
import { escapeHtml, plainPage } from '../answer/plain-page.ts';
import type { HttpState } from '../context.ts';
import { fieldsOf, openApiDocument, parametersOf, summaryOf, type OpenApiOptions, type Parameter } from './openapi.ts';

export interface DocsOptions extends OpenApiOptions {
  publicUrl: string;
}

/** /api/openapi.json for programs and /api/docs for people. Both come from the contracts, and the first request makes both. */
export function mountDocs(router: Router<HttpState>, modules: Record<string, Contract>, options: DocsOptions): void {
  const docs = onceDone(() => createDocs(modules, options));
  for (const path of ['/api/openapi.json', '/openapi.json']) {
    router.get(path, async ({ state }) => {
      state.answer = (await docs()).document;
    });
  }
  router.get('/api/docs', async ({ state }) => {
    state.answer = (await docs()).page;
  });
}

/** Requests that arrive together share one result. After a failure, the next request tries again. */
function onceDone<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

async function createDocs(modules: Record<string, Contract>, options: DocsOptions): Promise<{ document: Answer; page: Answer }> {
  const { publicUrl, turn } = options;
  const content = await openApiDocument(modules, options);
  await turn();
  const body = json(content);
  const etag = weakTag(createHash('sha256').update(body.text).update(publicUrl).digest('hex').slice(0, 16));
  return { document: jsonAnswer(body, { etag }), page: await docsPage(modules, options, etag) };
}

async function docsPage(modules: Record<string, Contract>, { title, publicUrl, turn }: DocsOptions, etag: string): Promise<Answer> {
  const endpoints = Object.values(modules).flatMap((contract) => Object.values(contract));
  const contents = endpoints.map((endpoint) => `<li><a href="#${anchorOf(endpoint)}"><code>${nameOf(endpoint)}</code></a></li>`).join('');
  const sections: string[] = [];
  for (const endpoint of endpoints) {
    await turn();
    sections.push(section(endpoint, publicUrl));
  }
  const body = `<h1>${escapeHtml(title)}</h1>
<p>The API returns JSON. Calls that require an account say so. Sign in with <code>POST /api/auth/login</code> and send the token it returns as
<code>Authorization: Bearer TOKEN</code>. Rates are fractions from 0 to 1, money is whole US dollars, and a missing value is <code>null</code>.
For programs, there is a description in <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<p>Public GET answers from the catalog have an <code>ETag</code> that names the data version. Send it as <code>If-None-Match</code>, and an unchanged
answer is an empty 304. An invalid call returns <code>{"message", "code", "errors": [{"path", "message"}]}</code> with every error.
Request bodies are JSON of at most 16 kB with <code>Content-Type: application/json</code>. If you send too many requests, you get a 429, and
<code>Retry-After</code> gives the seconds to wait.</p>
<nav aria-label="Calls"><ul>${contents}</ul></nav>
${sections.join('\n')}`;
  return plainPage(title, body, { etag });
}

const nameOf = ({ method, path }: Endpoint): string => escapeHtml(`${method} ${path}`);
const anchorOf = ({ method, path }: Endpoint): string =>
  `${method}${path}`
    .replaceAll(/[^a-z]+/gi, '-')
    .replace(/-$/, '')
    .toLowerCase();

function section(endpoint: Endpoint, publicUrl: string): string {
  const parameters = [...parametersOf(endpoint), ...fieldsOf(endpoint)];
  return `<section><h2 id="${anchorOf(endpoint)}"><code>${nameOf(endpoint)}</code></h2>
<p>${escapeHtml(summaryOf(endpoint))}${REQUIREMENTS[endpoint.access]}</p>
${endpoint.example === undefined ? '' : `<pre tabindex="0"><code>${escapeHtml(curlOf(endpoint, publicUrl + endpoint.example))}</code></pre>`}
${parameters.length === 0 ? '' : table(parameters)}</section>`;
}

const REQUIREMENTS: Record<Access, string> = {
  public: '',
  optional: '',
  user: ' Requires an account.',
  staff: ' Requires a staff or admin account.',
  admin: ' Requires an admin account.',
};

function curlOf({ access, exampleBody }: Endpoint, address: string): string {
  const token = access === 'public' || access === 'optional' ? '' : " -H 'Authorization: Bearer TOKEN'";
  if (!exampleBody) return `curl '${address}'${token}`;
  return `curl '${address}'${token} -H 'Content-Type: application/json' -d '${JSON.stringify(exampleBody)}'`;
}

const table = (parameters: readonly Parameter[]): string =>
  `<table><thead><tr><th scope="col">Parameter or field</th><th scope="col">Meaning</th><th scope="col">Example</th></tr></thead>
<tbody>${parameters.map(row).join('')}</tbody></table>`;

const row = ({ name, required, description, example = '' }: Parameter): string =>
  `<tr><td><code>${escapeHtml(name)}</code>${required ? ' (required)' : ''}</td><td>${escapeHtml(description)}</td><td><code>${escapeHtml(example)}</code></td></tr>`;
