/** With fewer reviews, one person weighs too much for a rating. */
export const FEWEST_REVIEWS = 5;

export interface ReviewSums {
  /** Published reviews of verified users. */
  count: number;
  /** The sum of their stars, each 1 to 5. */
  stars: number;
}

/** The average of 1 to 5; null below five reviews. */
export const averageOf = ({ count, stars }: ReviewSums): number | null => (count < FEWEST_REVIEWS ? null : stars / count);

/** "4.6 (12 verified)"; null below five reviews. */
export function ratingText(sums: ReviewSums): string | null {
  if (averageOf(sums) === null) return null;
  // Whole numbers first: 87 stars of 20 reviews are 4.35 and read 4.4, but (4.35).toFixed(1) is "4.3".
  const tenths = Math.round((sums.stars * 10) / sums.count);
  return `${(tenths / 10).toFixed(1)} (${sums.count} verified)`;
}
