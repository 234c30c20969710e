export const SIZE_BANDS = ['small', 'medium', 'large'] as const;
export type SizeBand = (typeof SIZE_BANDS)[number];

/** Inclusive upper ends: 5,000 students are small, 15,000 are medium. */
export const SMALL_UP_TO = 5_000;
export const MEDIUM_UP_TO = 15_000;

export const SIZE_BAND_LABELS: Record<SizeBand, string> = {
  small: 'Small (1 - 5,000 students)',
  medium: 'Medium (5,000 - 15,000)',
  large: 'Large (15,001+)',
};

export function sizeBandOf(students: number | null | undefined): SizeBand | null {
  if (students === null || students === undefined || !Number.isFinite(students) || students < 1) return null;
  if (students <= SMALL_UP_TO) return 'small';
  return students <= MEDIUM_UP_TO ? 'medium' : 'large';
}
