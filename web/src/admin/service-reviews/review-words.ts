import { REVIEW_STATUSES } from '../../api/services.ts';

const WORDS: Record<(typeof REVIEW_STATUSES)[number], string> = { pending: 'To decide', published: 'Published', rejected: 'Rejected' };

export const REVIEW_CHOICES = REVIEW_STATUSES.map((id) => ({ id, name: WORDS[id] }));
export const STARS = [1, 2, 3, 4, 5].map((id) => ({ id, name: String(id) }));
