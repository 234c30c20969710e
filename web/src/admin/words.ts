import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';

/** React-admin's texts in plain words. Add a text here when one of its defaults is unclear. */
const WORDS = {
  ...english,
  ra: {
    ...english.ra,
    action: { ...english.ra.action, show: 'View', clear_array_input: 'Remove all', unselect: 'Clear the selection' },
    boolean: { true: 'Yes', false: 'No', null: 'Not set' },
    message: {
      ...english.ra.message,
      unsaved_changes: 'You have changes that are not saved. Leave this page without saving them?',
    },
    navigation: {
      ...english.ra.navigation,
      no_results: 'Nothing found',
      no_filtered_results: 'Nothing matches these filters.',
      clear_filters: 'Clear the filters',
    },
    notification: {
      ...english.ra.notification,
      http_error: 'The server could not be reached. Try again in a moment.',
      item_doesnt_exist: 'This record does not exist.',
      not_authorized: 'Your account has no permission for this.',
    },
  },
};

export const i18nProvider = polyglotI18nProvider(() => WORDS, 'en', [], { allowMissing: true });
