import type { Chance } from '../../api/domain.ts';

export type Band = Chance;

interface BandWords {
  label: string;
  meaning: string;
}

/** Words without a percentage, because there is no applicant-level data. */
export const BAND_WORDS: Record<Band, BandWords> = {
  reach: {
    label: 'Reach',
    meaning: 'Most applicants like you are rejected. Colleges that admit very few applicants are a reach for everyone.',
  },
  target: { label: 'Target', meaning: 'It could go either way.' },
  likely: { label: 'Likely', meaning: 'Most applicants like you are admitted.' },
  unknown: { label: 'Chance unknown', meaning: 'No admission rate is published.' },
};

export const BAND_CAVEAT = "A guide from last year's published numbers. Essays, grades, major and residency are not included.";
