import type { PennantDesign } from '../../domain/colleges/identity/pennant.ts';
import { PENNANT_PATHS, pennantLines } from '../../domain/colleges/identity/pennant-drawing.ts';
import { STATES } from '../../domain/colleges/states.ts';
import { PRODUCT } from '../../domain/shared/product.ts';
import type { TextOutliner, TextStyle } from './text-outlines.ts';
import type { PicturedCollege } from './messages.ts';
import { wrapToFit } from './wrap.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** The pennant is on the left, the text on the right. */
const PENNANT_WIDTH = 460;
const MARGIN = 64;
const TEXT_X = PENNANT_WIDTH + MARGIN;
const TEXT_WIDTH = WIDTH - TEXT_X - MARGIN;

const PAPER = '#fbf8f3';
const INK = '#1c2321';
const MUTED = '#5b6460';
const EVERGREEN = '#1f5a4a';

const NAME_SIZES = [72, 68, 64, 60, 56, 52, 48, 44, 40, 36];
const NAME_LINES = 5;
const PLACE_SIZES = [32, 28, 24];
const TAGLINE_SIZES = [40, 36, 32, 28];

/** Draws pictures as SVG with outlined text. `logo` is the product logo, an SVG document of 32 × 32. */
export function createDesigns(outliner: TextOutliner, logo: string) {
  const line = (text: string, style: TextStyle, x: number, y: number, color: string): string =>
    `<path fill="${color}" d="${outliner.outline(text, style, x, y)}"/>`;

  const block = (lines: readonly string[], style: TextStyle, top: number, leading: number, color: string): string =>
    lines.map((text, index) => line(text, style, TEXT_X, top + index * leading + style.size, color)).join('');

  const fit = (text: string, style: Omit<TextStyle, 'size'>, sizes: readonly number[], maxLines: number) =>
    wrapToFit(text, { width: TEXT_WIDTH, maxLines, sizes }, measure(outliner, style));

  const signature = (): string => {
    const name = line(PRODUCT.name, { face: 'display', weight: 600, size: 40 }, TEXT_X + 68, HEIGHT - MARGIN - 12, INK);
    return `${logoAt(logo, TEXT_X, HEIGHT - MARGIN - 52, 52)}${name}`;
  };

  return {
    college({ name, location, state, pennant: design }: PicturedCollege): string {
      const title = fit(name, DISPLAY, NAME_SIZES, NAME_LINES);
      const place = fit(`${location}, ${STATES[state]}`, TEXT, PLACE_SIZES, 1);
      const leading = Math.round(title.size * 1.14);
      const placeTop = MARGIN + title.lines.length * leading + 24;
      return document(
        pennant(outliner, design) +
          block(title.lines, { ...DISPLAY, size: title.size }, MARGIN - 12, leading, INK) +
          block(place.lines, { ...TEXT, size: place.size }, placeTop, place.size, MUTED) +
          signature(),
      );
    },

    site(): string {
      const tagline = fit(PRODUCT.tagline, TEXT, TAGLINE_SIZES, 1);
      return document(
        `<rect width="${PENNANT_WIDTH}" height="${HEIGHT}" fill="${EVERGREEN}"/>` +
          logoAt(withoutBackground(logo), 70, 155, 320) +
          block([PRODUCT.name], { ...DISPLAY, size: 160 }, 150, 0, INK) +
          block(tagline.lines, { ...TEXT, size: tagline.size }, 360, Math.round(tagline.size * 1.3), MUTED),
      );
    },

    /** The logo. A full-bleed icon has square corners, because the system crops it. */
    icon: (size: number, isFullBleed: boolean): string =>
      svg(size, size, logoAt(isFullBleed ? logo.replace(/ rx="\d+"/, '') : logo, 0, 0, size)),
  };
}

const DISPLAY = { face: 'display', weight: 600 } as const;
const TEXT = { face: 'text', weight: 400 } as const;

/** The width is proportional to the size, so each text is measured once. */
function measure(outliner: TextOutliner, style: Omit<TextStyle, 'size'>): (text: string, size: number) => number {
  const widths = new Map<string, number>();
  return (text, size) => {
    const width = widths.get(text) ?? outliner.widthOf(text, { ...style, size: 1 });
    widths.set(text, width);
    return width * size;
  };
}

/** The pennant covers the full height and is centered horizontally. */
function pennant(outliner: TextOutliner, { text, colors, pattern }: PennantDesign): string {
  const [ground, accent, letters] = colors;
  const scale = HEIGHT / 96;
  const shift = PENNANT_WIDTH / 2 - 48 * scale;
  const lines = pennantLines(text);
  const space = { width: PENNANT_WIDTH - 72, maxLines: 1, sizes: PENNANT_SIZES };
  const size = Math.min(...lines.map((line) => wrapToFit(line, space, measure(outliner, DISPLAY)).size));
  const style = { ...DISPLAY, size };
  const outline = lines.map((line, index) => {
    const x = (PENNANT_WIDTH - outliner.widthOf(line, style)) / 2;
    // Capital letters of the display face are 0.7 times its size.
    return outliner.outline(line, style, x, HEIGHT / 2 + 0.35 * size + (index - (lines.length - 1) / 2) * size);
  });
  return (
    `<svg width="${PENNANT_WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/>` +
    `<path transform="translate(${shift} 0) scale(${scale})" fill="${accent}" d="${PENNANT_PATHS[pattern]}"/>` +
    `<path fill="${letters}" d="${outline.join('')}"/></svg>`
  );
}
const PENNANT_SIZES = [230, 215, 200, 185, 170, 155, 140, 125, 110];

const document = (content: string): string => svg(WIDTH, HEIGHT, `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${content}`);

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const logoAt = (logo: string, x: number, y: number, size: number): string =>
  logo.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);

/** The logo without its background square. */
const withoutBackground = (logo: string): string => logo.replace(/<rect [^>]*\/>/, '');
