/**
 * The fraction a rate text stands for: "12%", "12.5" and "0.125" are read, and a bare number above 1 is taken for percent.
 * Null when the text is no rate or lies outside 0–100 %.
 */
export function parseRate(text: string | null | undefined): number | null {
  const trimmed = text?.trim() ?? '';
  if (!/^\d+(\.\d+)?\s*%?$/.test(trimmed)) return null;
  const number = Number.parseFloat(trimmed);
  const fraction = trimmed.endsWith('%') || number > 1 ? number / 100 : number;
  return fraction <= 1 ? fraction : null;
}
