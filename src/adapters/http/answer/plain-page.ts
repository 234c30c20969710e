import { createHash } from 'node:crypto';
import { selfContainedHeaders } from '../security-headers.ts';
import { answerOf, type Answer, type AnswerOptions } from './answer.ts';

const STYLE = `:root{color-scheme:light dark}
body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem}
h1{line-height:1.2}
h2{margin:3rem 0 .5rem;border-top:1px solid #8888;padding-top:1.5rem;font-size:1.15rem}
code,pre{font:.9em/1.5 ui-monospace,monospace}
body{background:light-dark(#fbf8f3,#171c1a);color:light-dark(#1c2321,#ece7de)}
pre{overflow-x:auto;padding:.75rem 1rem;background:light-dark(#f1ece2,#232a27);border-radius:.5rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #8884}
a{color:inherit}`;
const HEADERS = selfContainedHeaders(`sha256-${createHash('sha256').update(STYLE).digest('base64')}`);

/** A page without build, script or further requests. `body` is HTML: escape data in it. */
export function plainPage(title: string, body: string, options: AnswerOptions = {}): Answer {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`;
  return answerOf(Buffer.from(html), 'text/html; charset=utf-8', HEADERS, options);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
