/** Limits of texts and addresses that only some pages need. Those of most pages are in `domain.ts`. */
export { LONGEST_USERNAME } from '../../../src/domain/accounts/sign-in/sign-up.ts';
export { LONGEST_LIST_NAME } from '../../../src/domain/admin/saved-list.ts';
export { LONGEST_ORIGIN } from '../../../src/domain/imports/import-facts.ts';
export { LAST_PAGE } from '../../../src/domain/shared/query-params.ts';
