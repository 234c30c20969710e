/** How lists are ordered. No page may say it in other words. */
export const ORDER_TEXT =
  'Each list is ordered by verified rating, then free and public services first, then by name. There is no paid placement.';
