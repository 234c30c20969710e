import type { MyServices } from '../../api/domain/services.ts';

/** What became of a review or an answer. */
export const REVIEW_STATES: Record<MyServices['reviews'][number]['status'], string> = {
  pending: 'Waiting for staff.',
  published: 'On the site.',
  rejected: 'Not published.',
};
