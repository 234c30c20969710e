import type { Chance } from '../../api/domain/colleges.ts';

export type Band = Chance;

interface BandWords {
  label: string;
  /** For a student whose test score is known. */
  withScore: string;
  /** Says only how the college admits. */
  withoutScore: string;
}

/** Words without a percentage, because there is no applicant-level data. */
export const BAND_WORDS: Record<Band, BandWords> = {
  reach: {
    label: 'Reach',
    withScore: 'Most applicants like you are rejected. Colleges that admit very few applicants are a reach for everyone.',
    withoutScore: 'Most applicants are rejected.',
  },
  target: { label: 'Target', withScore: 'It could go either way.', withoutScore: 'Many applicants are admitted, and many are rejected.' },
  likely: { label: 'Likely', withScore: 'Most applicants like you are admitted.', withoutScore: 'Most applicants are admitted.' },
  unknown: { label: 'Chance unknown', withScore: 'No admission rate is published.', withoutScore: 'No admission rate is published.' },
};

export const BAND_CAVEAT = "A guide from last year's published numbers. Essays, grades, major and residency are not included.";
