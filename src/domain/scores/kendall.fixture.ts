/** Kendall's tau-b: the agreement of two orders with ties, −1 to 1. Null if one of them is constant. */
export function kendall(a: readonly number[], b: readonly number[]): number | null {
  let [agreeing, apartInA, apartInB] = [0, 0, 0];
  for (let i = 0; i < a.length; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const [inA, inB] = [Math.sign(a[i]! - a[j]!), Math.sign(b[i]! - b[j]!)];
      agreeing += inA * inB;
      apartInA += inA * inA;
      apartInB += inB * inB;
    }
  }
  return apartInA === 0 || apartInB === 0 ? null : agreeing / Math.sqrt(apartInA * apartInB);
}
