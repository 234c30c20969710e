import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

const require = createRequire(import.meta.url);

/** How a text is set: in which face and weight, and how large. */
export interface Setting {
  face: 'display' | 'text';
  weight: 400 | 600;
  /** Pixels. */
  size: number;
}

/** Text as outlines, so that a picture looks the same on machines without fonts. */
export interface Lettering {
  /** Pixels from the first letter's beginning to the last one's end. */
  widthOf(text: string, setting: Setting): number;
  /** SVG path data of a line that begins at `x` on the baseline `y`. */
  outline(text: string, setting: Setting, x: number, y: number): string;
}

/** The site's own two typefaces; letters that the first file lacks are taken from the second. */
const FILES = {
  display: ['fraunces/files/fraunces-latin-opsz-normal.woff2', 'fraunces/files/fraunces-latin-ext-opsz-normal.woff2'],
  text: ['inter/files/inter-latin-wght-normal.woff2', 'inter/files/inter-latin-ext-wght-normal.woff2'],
} as const;

/** Opens the typefaces; tens of milliseconds, so do it once. */
export async function loadLettering(): Promise<Lettering> {
  const display = await openFonts(FILES.display);
  const text = await openFonts(FILES.text);
  const variations = new Map<string, Font[]>();

  const fontsFor = ({ face, weight }: Setting): Font[] => {
    const key = `${face} ${weight}`;
    const known = variations.get(key) ?? (face === 'display' ? display : text).map((font) => varied(font, weight));
    variations.set(key, known);
    return known;
  };

  const runsOf = (line: string, setting: Setting): Run[] => {
    const fonts = fontsFor(setting);
    return splitByFont(line, fonts).map(({ font, text: part }) => ({ run: font.layout(part), scale: setting.size / font.unitsPerEm }));
  };

  return {
    widthOf: (line, setting) => runsOf(line, setting).reduce((sum, { run, scale }) => sum + run.advanceWidth * scale, 0),
    outline(line, setting, x, y) {
      let at = x;
      const paths: string[] = [];
      for (const { run, scale } of runsOf(line, setting)) {
        run.glyphs.forEach((glyph, index) => {
          const place = run.positions[index];
          const path = glyph.path.scale(scale, -scale).translate(at + (place?.xOffset ?? 0) * scale, y - (place?.yOffset ?? 0) * scale);
          paths.push(path.toSVG());
          at += (place?.xAdvance ?? 0) * scale;
        });
      }
      return paths.join('');
    },
  };
}

interface Run {
  run: ReturnType<Font['layout']>;
  scale: number;
}

/**
 * fontkit varies plain TrueType only, so web fonts are unpacked first: one after another and copied at once, because the next one is
 * unpacked into the same memory.
 */
async function openFonts(files: readonly string[]): Promise<Font[]> {
  const fonts: Font[] = [];
  for (const file of files) {
    const packed = await readFile(require.resolve(`@fontsource-variable/${file}`));
    fonts.push(create(Buffer.from(await decompress(packed))) as Font);
  }
  return fonts;
}

/** One optical size for all, so that widths grow evenly with the size and are measured once. */
function varied(font: Font, weight: number): Font {
  const axes = Object.keys(font.variationAxes);
  const wanted = { wght: weight, opsz: 96 };
  return font.getVariation(Object.fromEntries(Object.entries(wanted).filter(([axis]) => axes.includes(axis))));
}

/**
 * Neighbouring letters of one font stay together, so that they are kerned; what no font has is left to the first. The ʻokina of
 * Hawaiian names is in neither typeface, and the opening quotation mark is its usual stand-in.
 */
function splitByFont(line: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const parts: { font: Font; text: string }[] = [];
  for (const letter of line.normalize('NFC').replaceAll('ʻ', '‘')) {
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? fonts[0];
    if (!font) continue;
    const last = parts.at(-1);
    if (last?.font === font) last.text += letter;
    else parts.push({ font, text: letter });
  }
  return parts;
}
