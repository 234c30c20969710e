/** Carnegie's research designations of 2025, most spending first: from $50, $5 and $2.5 million a year. */
export const DESIGNATIONS = ['R1', 'R2', 'RCU'] as const;
export type Designation = (typeof DESIGNATIONS)[number];

const STARTS: Record<Designation, RegExp> = {
  R1: /^(research 1|r1)\b/i,
  R2: /^(research 2|r2)\b/i,
  RCU: /^(research colleges and universities|rcu)\b/i,
};

/** The designation a stored label names; null for none and for labels nobody knows. */
export function designationOf(label: string | null): Designation | null {
  return DESIGNATIONS.find((designation) => STARTS[designation].test(label ?? '')) ?? null;
}
