import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sheets = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.css'));

it.each(sheets)(
  '%s lets no part of the page decide the look of all of it, or each new element would cost as much as a whole page',
  (name) => {
    const css = readFileSync(path.join(import.meta.dirname, name), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    expect(css.match(/(?::root|\bhtml|\bbody)\S*:has\(.*/g)).toBeNull();
  },
);
