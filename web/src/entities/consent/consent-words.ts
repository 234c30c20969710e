import { PRODUCT } from '../../api/domain/shared.ts';

export const CHOICE_TITLE = 'Your choice about cookies';
export const CHOICE_TEXT = `${PRODUCT.name} stores what it needs to work. If you agree, it also counts which pages are used, without your name.`;

/** Texts that the dialog and the legal pages share. If a category gets a new use, change its text and raise the revision. */
export const CATEGORY_WORDS = {
  necessary: {
    name: 'Necessary (always on)',
    text: 'The entries that the site needs to work: your sign-in, this choice, your theme, and the colleges you compare or save.',
  },
  analytics: {
    name: 'Analytics',
    text: 'Our own server counts seven kinds of events, such as a search or an opened college: the event, the page and the hour. It stores no name and no device, and sends nothing to other companies.',
  },
  functional: { name: 'Functional', text: 'Conveniences beyond what you ask for. Nothing uses this today.' },
  marketing: { name: 'Marketing', text: 'Advertising. There is none, so nothing uses this today.' },
} as const;

export const GPC_IS_ON = 'Your browser sends Global Privacy Control, so analytics and marketing stay off.';
export const CHANGE_ANYTIME = 'You can change your choice at any time with “Cookie preferences” at the foot of every page.';
