/** The constants of the fits. They belong to the method, and are apart because most pages do not need them. */

/**
 * The weight of each fit if its question is answered. Priorities weigh 0–3 as answered. The mean is a half fit; of `field`, about
 * that of the colleges that teach the majors, over nine common choices, 2023-24.
 */
export const FIT_PARTS = {
  field: { weight: 3, mean: 40 },
  type: { weight: 2, mean: 50 },
  size: { weight: 2, mean: 50 },
  location: { weight: 2, mean: 50 },
  setting: { weight: 1, mean: 50 },
  distance: { weight: 2, mean: 50 },
  budget: { weight: 3, mean: 50 },
  academic: { weight: 2, mean: 50 },
} as const;

/**
 * Scales of the fits. `zeroAtFactor`: the factor outside the size band, or over the miles or the budget, that scores 0. `sameDivision`: the
 * score of another state of the same Census division. `adjacent`: the score of the next setting in city, suburb, town, rural. `academic`: standard deviations between the SAT scores of student and college; each one
 * above `fullTo` costs `lostAbove` points, down to `leastAbove`. A college that uses no test scores has `withoutTests`.
 * `field`: what the chosen majors are at a college (decision 62). `offered`: the score without graduates. `share`: of all its awards.
 * `earnings`: the factor over the national median that scores 100, and under it 0; the graduates for which the middle counts; and the
 * least share of the graduates whose majors have a figure.
 */
export const FIT_SCALES = {
  field: {
    offered: 2,
    weights: { graduates: 50, share: 25, earnings: 25 },
    share: { zero: 0, full: 0.25 },
    earnings: { fullAtFactor: 2, middle: 50, graduates: 30, leastShare: 0.5 },
  },
  size: { zeroAtFactor: 3 },
  location: { sameDivision: 50 },
  setting: { adjacent: 50 },
  distance: { zeroAtFactor: 8 },
  budget: { zeroAtFactor: 1.5 },
  academic: { zero: -2.5, fullFrom: -0.5, fullTo: 1, lostAbove: 20, leastAbove: 40, withoutTests: 50 },
} as const;
