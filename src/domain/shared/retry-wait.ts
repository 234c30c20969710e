export interface RetryLimits {
  /** The wait after the first failure. */
  first: number;
  longest: number;
}

/** The wait after that many failures in a row: doubles each time, up to `longest`. In the unit of the limits. */
export const retryWait = (failures: number, { first, longest }: RetryLimits): number => Math.min(first * 2 ** (failures - 1), longest);
