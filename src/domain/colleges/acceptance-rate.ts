const RATE = /^(\d+(?:\.\d+)?)\s*(%?)$/;

/** An acceptance rate as people write it, as a fraction 0–1: "58%", "12.5", "0.125"; 1 and less is taken as it is. Null for all else. */
export function parseRate(text: string | null | undefined): number | null {
  const [, digits, percent] = RATE.exec(text?.trim() ?? '') ?? [];
  if (digits === undefined) return null;
  const value = Number(digits);
  const rate = percent === '%' || value > 1 ? value / 100 : value;
  return rate <= 1 ? rate : null;
}
