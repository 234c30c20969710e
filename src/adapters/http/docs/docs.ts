import { createHash } from 'node:crypto';
import type { Router } from '@koa/router';
import type { Access, Contract, Endpoint } from '../../../contracts/endpoint.ts';
import { jsonAnswer, weakTag, type Answer } from '../answer/answer.ts';
import type { HttpState } from '../context.ts';
import { json } from '../answer/json.ts';
import { fieldsOf, openApiDocument, parametersOf, type Parameter } from './openapi.ts';
import { escapeHtml, plainPage } from '../answer/plain-page.ts';

export interface DocsOptions {
  title: string;
  version: string;
  publicUrl: string;
}

/** /api/openapi.json for programs, /api/docs for people; both are made once, from the contracts. */
export function mountDocs(router: Router<HttpState>, modules: Record<string, Contract>, options: DocsOptions): void {
  const text = json(openApiDocument(modules, options));
  const etag = weakTag(createHash('sha256').update(text).update(options.publicUrl).digest('hex').slice(0, 16));
  const document = jsonAnswer(text, { etag });
  const page = docsPage(modules, options, etag);
  for (const path of ['/api/openapi.json', '/openapi.json']) router.get(path, ({ state }) => void (state.answer = document));
  router.get('/api/docs', ({ state }) => void (state.answer = page));
}

function docsPage(modules: Record<string, Contract>, { title, publicUrl }: DocsOptions, etag: string): Answer {
  const endpoints = Object.values(modules).flatMap((contract) => Object.values(contract));
  const contents = endpoints.map((endpoint) => `<li><a href="#${anchorOf(endpoint)}"><code>${nameOf(endpoint)}</code></a></li>`).join('');
  const body = `<h1>${escapeHtml(title)}</h1>
<p>Calls answer JSON. Those that need somebody signed in say so, and take the token that <code>POST /api/auth/login</code> answers, as
<code>Authorization: Bearer …</code>. Rates are fractions from 0 to 1, money is whole US dollars, a missing value is <code>null</code>.
The whole description for programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<p>Each answer to a GET has an <code>ETag</code> that names the version of the data: send it back as <code>If-None-Match</code>, and an unchanged
answer costs you an empty 304. Faulty calls answer <code>{"message", "code", "errors": [{"path", "message"}]}</code> and name every fault.
Calls with a body take JSON of at most 16 kB, as <code>Content-Type: application/json</code>. Who calls too often gets 429 and, as
<code>Retry-After</code>, the seconds to wait.</p>
<nav aria-label="Calls"><ul>${contents}</ul></nav>
${endpoints.map((endpoint) => section(endpoint, publicUrl)).join('\n')}`;
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
<p>${escapeHtml(endpoint.summary)}${CALLERS[endpoint.access]}</p>
${endpoint.example === undefined ? '' : `<pre tabindex="0"><code>${escapeHtml(curlOf(endpoint, publicUrl + endpoint.example))}</code></pre>`}
${parameters.length === 0 ? '' : table(parameters)}</section>`;
}

const CALLERS: Record<Access, string> = {
  public: '',
  optional: '',
  user: ' For signed-in users.',
  staff: ' For staff and admins.',
  admin: ' For admins.',
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
