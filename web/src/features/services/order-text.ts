/** How lists are ordered. No page may say it in other words. */
export const ORDER_TEXT =
  'Each list is ordered by verified rating, then services for everyone before those for one state, free and public ones first, by name. There is no paid placement.';
