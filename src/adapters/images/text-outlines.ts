import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

const require = createRequire(import.meta.url);

export interface TextStyle {
  face: 'display' | 'text';
  weight: 400 | 600;
  /** Pixels. */
  size: number;
}

/** Converts text to outlines, so that pictures look the same on machines without fonts. */
export interface TextOutliner {
  /** The width in pixels. */
  widthOf(text: string, style: TextStyle): number;
  /** SVG path data of a line that starts at `x` on the baseline `y`. */
  outline(text: string, style: TextStyle, x: number, y: number): string;
}

/** The two typefaces of the site. Characters that the first file lacks come from the second. */
const FILES = {
  display: ['fraunces/files/fraunces-latin-opsz-normal.woff2', 'fraunces/files/fraunces-latin-ext-opsz-normal.woff2'],
  text: ['inter/files/inter-latin-wght-normal.woff2', 'inter/files/inter-latin-ext-wght-normal.woff2'],
} as const;

/** Loads the typefaces. Takes tens of milliseconds, so call it once. */
export async function loadTextOutliner(): Promise<TextOutliner> {
  const display = await openFonts(FILES.display);
  const text = await openFonts(FILES.text);
  const variations = new Map<string, Font[]>();

  const fontsFor = ({ face, weight }: TextStyle): Font[] => {
    const key = `${face} ${weight}`;
    const known = variations.get(key) ?? (face === 'display' ? display : text).map((font) => varied(font, weight));
    variations.set(key, known);
    return known;
  };

  const runsOf = (line: string, style: TextStyle): Run[] => {
    const fonts = fontsFor(style);
    return splitByFont(line, fonts).map(({ font, text: part }) => ({ run: font.layout(part), scale: style.size / font.unitsPerEm }));
  };

  return {
    widthOf: (line, style) => runsOf(line, style).reduce((sum, { run, scale }) => sum + run.advanceWidth * scale, 0),
    outline(line, style, x, y) {
      let at = x;
      const paths: string[] = [];
      for (const { run, scale } of runsOf(line, style)) {
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
 * Decompresses web fonts first, because fontkit supports variations of TrueType only. Decompresses one font at a time and copies it,
 * because the next one reuses the same memory.
 */
async function openFonts(files: readonly string[]): Promise<Font[]> {
  const fonts: Font[] = [];
  for (const file of files) {
    const packed = await readFile(require.resolve(`@fontsource-variable/${file}`));
    fonts.push(create(Buffer.from(await decompress(packed))) as Font);
  }
  return fonts;
}

/** Uses one optical size, so that the width is proportional to the size. */
function varied(font: Font, weight: number): Font {
  const axes = Object.keys(font.variationAxes);
  const wanted = { wght: weight, opsz: 96 };
  return font.getVariation(Object.fromEntries(Object.entries(wanted).filter(([axis]) => axes.includes(axis))));
}

/**
 * Splits a line into parts with one font each. Adjacent characters stay together, so that they are kerned. Characters without a font use
 * the first font. No typeface has the Hawaiian ʻokina, so the opening quotation mark replaces it.
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
