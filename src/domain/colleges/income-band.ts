/** Family income brackets of the federal net price tables. */
export const INCOME_BANDS = ['0-30000', '30001-48000', '48001-75000', '75001-110000', '110001-plus'] as const;
export type IncomeBand = (typeof INCOME_BANDS)[number];
