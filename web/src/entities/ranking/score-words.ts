/** "60.6": points to one decimal. */
export const pointsText = (points: number): string => {
  const text = points.toFixed(1);
  return text === '-0.0' ? '0.0' : text.replace('-', '−');
};

/** "+7.1", "−1.3": points that a part adds to a score. */
export const signedPoints = (points: number): string => {
  const text = pointsText(points);
  return text === '0.0' || text.startsWith('−') ? text : `+${text}`;
};

/** "0.89", "−0.11": a rank correlation, −1 to 1. */
export const correlationText = (correlation: number): string => {
  const text = correlation.toFixed(2);
  return text === '-0.00' ? '0.00' : text.replace('-', '−');
};

/** "13%" of a share, 0–1. */
export const shareText = (share: number): string => `${Math.round(share * 100)}%`;
