/**
 * SQL: opens provenance and statuses of the row `alias` once, as `sources` and `statuses` of `<alias>j`. PostgreSQL would unpack stored JSON
 * that is compressed for every key that is read.
 */
export const openedJson = (alias: string): string =>
  `left join lateral (select ${alias}.field_sources || '{}' as sources, ${alias}.field_status || '{}' as statuses offset 0) ${alias}j on true`;
