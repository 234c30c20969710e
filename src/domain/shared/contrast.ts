/** WCAG contrast of two colors, each as #rrggbb. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** White on this ground, or black where white is hard to read. The contrast is at least 4.5:1 on every color. */
export const lettersOn = (ground: string): string => (contrast('#ffffff', ground) >= MIN_CONTRAST ? '#ffffff' : '#000000');

/** WCAG AA, for texts of any size. */
export const MIN_CONTRAST = 4.5;
