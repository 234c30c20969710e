import { METHOD_VERSION } from '../shared/method.ts';
import type { ImportRequest } from './import-request.ts';
import { normalMapping } from './mapping/mapping.ts';
import type { OpenedSource, SourceTable } from './source-table.ts';

/** Raise it with a change by which the same files give other values: of a reader, a check of rows or the merge. */
const RULES_VERSION = 1;

/**
 * All that decides what a run does to a given catalog, as a text: the content of its files in their order, what is read from them, the
 * options, and the versions of the rules. A second run of equal terms changes nothing, unless something else has changed the catalog.
 * `force` is left out: files that it let in are in the catalog like others.
 */
export function termsOf(
  { source, year, release, tables }: Pick<OpenedSource, 'source' | 'year' | 'release' | 'tables'>,
  { historyOnly = false, onlyFields = [], mapping, ...request }: ImportRequest,
): string {
  const { maxReject = null, allowShrink = null, allowDrift = null, obtainedFrom = null, matchedBy = null } = request;
  return JSON.stringify({
    rules: [RULES_VERSION, METHOD_VERSION],
    edition: [source, year, release, historyOnly],
    tables: tables.map(contentOf),
    options: [[...onlyFields].sort(), maxReject, allowShrink, allowDrift, obtainedFrom, matchedBy],
    ...(mapping && { mapping: normalMapping(mapping) }),
  });
}

const contentOf = ({ table, year, sha256, isExtract = false, fields }: SourceTable) => [
  table,
  year,
  sha256,
  isExtract,
  fields.map(({ field, variable, alternatives = [], period }) => [field, variable, alternatives, period]),
];
