import type { Chance } from '../../api/domain.ts';

export type Band = Chance;

interface BandWords {
  label: string;
  meaning: string;
}

/** In words alone: there is no applicant-level data that a percentage could rest on. */
export const BAND_WORDS: Record<Band, BandWords> = {
  reach: { label: 'Reach', meaning: 'Most applicants like you are turned down. Colleges that admit very few are a reach for everybody.' },
  target: { label: 'Target', meaning: 'It could well go either way.' },
  likely: { label: 'Likely', meaning: 'Most applicants like you get in.' },
  unknown: { label: 'Chance not known', meaning: 'No admission rate is published.' },
};

export const BAND_CAVEAT = "A guide from last year's published numbers. Essays, grades, major and residency are not included.";
