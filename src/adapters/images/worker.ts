import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { renderAsync } from '@resvg/resvg-js';
import { createDesigns } from './designs.ts';
import { loadTextOutliner } from './text-outlines.ts';
import type { DrawResult, DrawRequest } from './messages.ts';

const LOGO_FILE = path.join(import.meta.dirname, '../../../web/public/favicon.svg');
/** Text is outlined, so fonts are not needed. Loading them would take seconds. */
const OPTIONS = { font: { loadSystemFonts: false } };

const designs = Promise.all([loadTextOutliner(), readFile(LOGO_FILE, 'utf8')]).then(([outliner, logo]) => createDesigns(outliner, logo));

parentPort?.on('message', (request: DrawRequest) => {
  void draw(request).then((drawn) => parentPort?.postMessage(drawn));
});

async function draw(request: DrawRequest): Promise<DrawResult> {
  try {
    const rendered = await renderAsync(await svgOf(request), OPTIONS);
    return { id: request.id, png: rendered.asPng() };
  } catch (error) {
    return { id: request.id, error: String(error) };
  }
}

async function svgOf({ subject }: DrawRequest): Promise<string> {
  const design = await designs;
  if (subject.kind === 'college') return design.college(subject.college);
  return subject.kind === 'site' ? design.site() : design.icon(subject.size, subject.isFullBleed);
}
