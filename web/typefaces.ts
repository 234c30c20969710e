import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = path.join(import.meta.dirname, '../dist/typefaces');

/** A file of @fontsource-variable, the name of its smaller copy, and the parts of its axes that the site uses. */
interface Typeface {
  from: string;
  name: string;
  axes: Readonly<Record<string, number | { min: number; max: number }>>;
}

const TYPEFACES: readonly Typeface[] = [
  { from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', name: 'inter.woff2', axes: { wght: { min: 400, max: 700 } } },
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    name: 'fraunces.woff2',
    axes: { wght: 600, opsz: { min: 14, max: 48 } },
  },
];

/** Latin letters, punctuation, arrows and signs. Without combining marks: names of colleges have é as one character. */
const RANGES = [
  [0x0020, 0x02ff],
  [0x2000, 0x22ff],
] as const;
const CHARACTERS = RANGES.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Loads the smaller copies instead of the packages' files. */
export const smallTypefaces = TYPEFACES.map(({ from, name }) => ({ find: from, replacement: path.join(folder, name) }));

/** Writes copies of the typefaces with only the weights, optical sizes and characters that the site uses: half the bytes. */
export async function writeTypefaces(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { from, name, axes } of TYPEFACES) {
    const file = await readFile(require.resolve(from));
    const text = String.fromCodePoint(...CHARACTERS);
    await writeFile(path.join(folder, name), await subsetFont(file, text, { targetFormat: 'woff2', variationAxes: axes }));
  }
}
