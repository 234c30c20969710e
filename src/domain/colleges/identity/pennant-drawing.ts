/** The patterns as SVG path data on an area of 128 × 96. A square tile shows the left 96 units. */
export const PENNANT_PATHS = {
  stripes: 'M0 8h128v10H0zM0 78h128v10H0z',
  chevron: 'M0 0h28l36 48-36 48H0l36-48z',
  dots: dots(),
  arcs: 'M0 96a64 64 0 0 1 64-64h64v20H64a44 44 0 0 0-44 44z',
  diagonal: 'M0 96 96 0h24L24 96zM60 96 128 28v24L84 96z',
  checks: 'M0 0h24v24H0zM24 24h24v24H24zM48 0h24v24H48zM72 24h24v24H72zM96 0h24v24H96zM0 72h24v24H0zM48 72h24v24H48zM96 72h24v24H96z',
};
export type PennantPattern = keyof typeof PENNANT_PATHS;

function dots(): string {
  const places = [12, 36, 60, 84, 108].flatMap((x) => [10, 86].map((y) => [x, y] as const));
  return places.map(([x, y]) => `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0z`).join('');
}

/** A longer text stands on two lines. */
export const LONGEST_LINE = 6;

/** The lines of a pennant: "UCLA"; "Ole", "Miss". */
export const pennantLines = (text: string): string[] => (text.length > LONGEST_LINE ? text.split(' ') : [text]);
