import { REVIEW_STATUSES } from '../../api/domain/services.ts';
import { choicesOf } from '../records/inputs/choices.ts';

export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
export const REVIEW_WORDS: Readonly<Record<ReviewStatus, string>> = { pending: 'To decide', published: 'Published', rejected: 'Rejected' };

export const REVIEW_CHOICES = choicesOf(REVIEW_STATUSES, REVIEW_WORDS);
export const STARS = [1, 2, 3, 4, 5].map((id) => ({ id, name: String(id) }));
