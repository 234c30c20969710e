import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { renderAsync } from '@resvg/resvg-js';
import { createDesigns } from './designs.ts';
import { loadLettering } from './lettering.ts';
import type { Drawn, Order } from './orders.ts';

const MARK_FILE = path.join(import.meta.dirname, '../../../web/public/favicon.svg');
/** Everything is an outline; looking for fonts on the machine would take seconds. */
const OPTIONS = { font: { loadSystemFonts: false } };

const designs = Promise.all([loadLettering(), readFile(MARK_FILE, 'utf8')]).then(([lettering, mark]) => createDesigns(lettering, mark));

parentPort?.on('message', (order: Order) => {
  void draw(order).then((drawn) => parentPort?.postMessage(drawn));
});

async function draw(order: Order): Promise<Drawn> {
  try {
    const rendered = await renderAsync(await svgOf(order), OPTIONS);
    return { id: order.id, png: rendered.asPng() };
  } catch (error) {
    return { id: order.id, fault: String(error) };
  }
}

async function svgOf({ what }: Order): Promise<string> {
  const drawing = await designs;
  if (what.kind === 'college') return drawing.college(what.college);
  return what.kind === 'site' ? drawing.site() : drawing.icon(what.size, what.isFullBleed);
}
