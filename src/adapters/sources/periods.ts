/** "2024-25" of 2024. */
export const schoolYear = (start: number): string => `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
