/** Kendall's tau-b: how much two orders agree, −1 to 1, with ties; null where one of them is the same everywhere. */
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
