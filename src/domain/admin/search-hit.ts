/** The kinds of records that one search finds. */
export const SEARCHED_RESOURCES = ['colleges', 'services', 'users'] as const;

/** A record that a search found. */
export interface SearchHit {
  resource: (typeof SEARCHED_RESOURCES)[number];
  id: number;
  label: string;
  /** What tells it from others of the same name: a place, an email address. */
  detail: string;
}
