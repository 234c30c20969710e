import { PENNANT_PATHS, pennantOf } from '../../domain/colleges/pennant.ts';
import { STATES } from '../../domain/colleges/states.ts';
import { PRODUCT } from '../../domain/shared/product.ts';
import type { Lettering, Setting } from './lettering.ts';
import type { Pictured } from './orders.ts';
import { wrapToFit } from './wrap.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** The pennant stands left, the words right of it. */
const PENNANT_WIDTH = 460;
const MARGIN = 64;
const WORDS_X = PENNANT_WIDTH + MARGIN;
const WORDS_WIDTH = WIDTH - WORDS_X - MARGIN;

const PAPER = '#fbf8f3';
const INK = '#1c2321';
const MUTED = '#5b6460';
const EVERGREEN = '#1f5a4a';

const NAME_SIZES = [72, 68, 64, 60, 56, 52, 48, 44, 40, 36];
const NAME_LINES = 5;
const PLACE_SIZES = [32, 28, 24];
const TAGLINE_SIZES = [40, 36, 32, 28];

/** Draws pictures as SVG in outlines only; `mark` is the product's mark, an SVG document on a field of 32 × 32. */
export function createDesigns(lettering: Lettering, mark: string) {
  const line = (text: string, setting: Setting, x: number, y: number, colour: string): string =>
    `<path fill="${colour}" d="${lettering.outline(text, setting, x, y)}"/>`;

  const block = (lines: readonly string[], setting: Setting, top: number, leading: number, colour: string): string =>
    lines.map((text, index) => line(text, setting, WORDS_X, top + index * leading + setting.size, colour)).join('');

  const fit = (text: string, setting: Omit<Setting, 'size'>, sizes: readonly number[], maxLines: number) =>
    wrapToFit(text, { width: WORDS_WIDTH, maxLines, sizes }, measure(lettering, setting));

  const signature = (): string => {
    const name = line(PRODUCT.name, { face: 'display', weight: 600, size: 40 }, WORDS_X + 68, HEIGHT - MARGIN - 12, INK);
    return `${markAt(mark, WORDS_X, HEIGHT - MARGIN - 52, 52)}${name}`;
  };

  return {
    college({ id, ipedsUnitId, name, location, state }: Pictured): string {
      const title = fit(name, DISPLAY, NAME_SIZES, NAME_LINES);
      const place = fit(`${location}, ${STATES[state]}`, TEXT, PLACE_SIZES, 1);
      const leading = Math.round(title.size * 1.14);
      const placeTop = MARGIN + title.lines.length * leading + 24;
      return document(
        // The number that pages draw it from.
        pennant(lettering, name, ipedsUnitId ?? id) +
          block(title.lines, { ...DISPLAY, size: title.size }, MARGIN - 12, leading, INK) +
          block(place.lines, { ...TEXT, size: place.size }, placeTop, place.size, MUTED) +
          signature(),
      );
    },

    site(): string {
      const tagline = fit(PRODUCT.tagline, TEXT, TAGLINE_SIZES, 1);
      return document(
        `<rect width="${PENNANT_WIDTH}" height="${HEIGHT}" fill="${EVERGREEN}"/>` +
          markAt(withoutField(mark), 70, 155, 320) +
          block([PRODUCT.name], { ...DISPLAY, size: 160 }, 150, 0, INK) +
          block(tagline.lines, { ...TEXT, size: tagline.size }, 360, Math.round(tagline.size * 1.3), MUTED),
      );
    },

    /** The mark alone; full bleed has square corners, because the system cuts its own shape. */
    icon: (size: number, isFullBleed: boolean): string =>
      svg(size, size, markAt(isFullBleed ? mark.replace(/ rx="\d+"/, '') : mark, 0, 0, size)),
  };
}

const DISPLAY = { face: 'display', weight: 600 } as const;
const TEXT = { face: 'text', weight: 400 } as const;

/** Widths grow with the size, so each text is measured once. */
function measure(lettering: Lettering, setting: Omit<Setting, 'size'>): (text: string, size: number) => number {
  const widths = new Map<string, number>();
  return (text, size) => {
    const width = widths.get(text) ?? lettering.widthOf(text, { ...setting, size: 1 });
    widths.set(text, width);
    return width * size;
  };
}

/** The pennant fills its side from top to bottom, its middle in the middle. */
function pennant(lettering: Lettering, name: string, id: number): string {
  const { initials, colours, pattern } = pennantOf(name, id);
  const [ground, accent, letters] = colours;
  const scale = HEIGHT / 96;
  const shift = PENNANT_WIDTH / 2 - 48 * scale;
  const { size } = wrapToFit(initials, { width: PENNANT_WIDTH - 72, maxLines: 1, sizes: INITIALS_SIZES }, measure(lettering, DISPLAY));
  const setting = { ...DISPLAY, size };
  const x = (PENNANT_WIDTH - lettering.widthOf(initials, setting)) / 2;
  // Capitals of the display face are seven tenths of its size.
  const outline = lettering.outline(initials, setting, x, HEIGHT / 2 + 0.35 * size);
  return (
    `<svg width="${PENNANT_WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/>` +
    `<path transform="translate(${shift} 0) scale(${scale})" fill="${accent}" d="${PENNANT_PATHS[pattern]}"/>` +
    `<path fill="${letters}" d="${outline}"/></svg>`
  );
}
const INITIALS_SIZES = [230, 215, 200, 185, 170, 155, 140, 125, 110];

const document = (content: string): string => svg(WIDTH, HEIGHT, `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${content}`);

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const markAt = (mark: string, x: number, y: number, size: number): string =>
  mark.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);

/** The mark's figure without the square behind it. */
const withoutField = (mark: string): string => mark.replace(/<rect [^>]*\/>/, '');
