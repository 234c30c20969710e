/** What each category means here and today. Whoever puts a category to a new use says so here and raises the revision. */
export const CATEGORY_WORDS = {
  necessary: {
    name: 'Necessary (always on)',
    text: 'What the site needs for what you ask of it: this choice, your theme, the colleges you compare, and later your sign-in.',
  },
  analytics: {
    name: 'Analytics',
    text: 'Counts seven kinds of events, such as a search or an opened college: the event, the page and the hour. No name, no device, no other company.',
  },
  functional: { name: 'Functional', text: 'Conveniences remembered between visits. Nothing uses this today.' },
  marketing: { name: 'Marketing', text: 'Advertising. There is none, so nothing uses this today.' },
} as const;
