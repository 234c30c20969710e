import type { AwardGroup } from '../../api/domain/colleges.ts';

/** Award levels as filters say them. */
export const AWARD_WORDS: Record<AwardGroup, string> = {
  certificate: 'Certificates',
  associate: 'Associate’s degrees',
  bachelor: 'Bachelor’s degrees',
  graduate: 'Graduate degrees and certificates',
};
