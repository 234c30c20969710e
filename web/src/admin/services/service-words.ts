import { LINK_STATES, SERVICE_STATUSES } from '../../api/services.ts';
import { sentence } from '../records/field-label.ts';

const LINKS: Record<(typeof LINK_STATES)[number], string> = {
  alive: 'Answers',
  moved: 'Answers at another address',
  dead: 'Does not answer',
};

export const STATUS_CHOICES = SERVICE_STATUSES.map((id) => ({ id, name: sentence(id) }));
export const LINK_CHOICES = LINK_STATES.map((id) => ({ id, name: LINKS[id] }));

/** What the last check of a website found. */
export const linkWords = (state: unknown): string => LINK_CHOICES.find(({ id }) => id === state)?.name ?? 'Not checked';
