import { LINK_STATES, SERVICE_STATUSES } from '../../api/domain/services.ts';
import { choicesOf } from '../records/inputs/choices.ts';

type LinkState = (typeof LINK_STATES)[number];
const LINKS: Readonly<Record<LinkState, string>> = {
  alive: 'Answers',
  moved: 'Answers at another address',
  dead: 'Does not answer',
};

export const STATUS_CHOICES = choicesOf(SERVICE_STATUSES);
export const LINK_CHOICES = choicesOf(LINK_STATES, LINKS);

/** What the last check of a website found. */
export const linkWords = (state: LinkState | null): string => (state === null ? 'Not checked' : LINKS[state]);
