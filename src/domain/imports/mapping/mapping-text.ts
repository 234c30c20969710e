import type { ColumnRule, Mapping } from './mapping.ts';

const MAX_NAMED = 10;

/** A mapping as sentences, one per column: "ADM: ADMSSN is read from the column ADMITTED." */
export function mappingLines(mapping: Mapping): string[] {
  return mapping.flatMap(({ table, columns, ignored = [] }) => [
    ...columns.flatMap((rule) => ruleTexts(rule).map((text) => `${table}: ${text}`)),
    ...(ignored.length > 0 ? [`${table}: ${listed(ignored)} ${ignored.length === 1 ? 'is' : 'are'} ignored.`] : []),
  ]);
}

function ruleTexts({ column, from, notReported = [], values = [] }: ColumnRule): string[] {
  const texts: string[] = [];
  if (from !== undefined) texts.push(`${column} is read from the column ${from}.`);
  if (notReported.length > 0) texts.push(`in ${column}, ${listed(notReported.map(quoted))} means not reported.`);
  if (values.length > 0)
    texts.push(`in ${column}, ${listed(values.map(({ text, becomes }) => `${quoted(text)} is read as ${quoted(becomes)}`))}.`);
  return texts;
}

const quoted = (text: string): string => `"${text}"`;

const listed = (names: readonly string[]): string =>
  names.length > MAX_NAMED ? `${names.slice(0, MAX_NAMED).join(', ')} and ${names.length - MAX_NAMED} more` : names.join(', ');
