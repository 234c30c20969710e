import type { Difference, Proof } from './proof.ts';

const wide = 32;
/** The differences of one field that are printed. */
const MOST_LISTED = 5;

/** One line for each field, then the differences, then the totals. */
export function reportText({ colleges, counts, byField, unchecked, differences }: Proof): string {
  const lines = [...byField].map(
    ([field, { exact, 'both missing': missing, differ }]) =>
      `${field.padEnd(wide)}${[exact, missing, differ].map((count) => String(count).padStart(9)).join('')}`,
  );
  return [
    `${'field'.padEnd(wide)}    exact  missing   differ`,
    ...lines,
    '',
    ...differencesText(differences),
    ...(unchecked.length > 0 ? [`Not checked, because the folder has no file: ${unchecked.join(', ')}`, ''] : []),
    `${colleges} colleges: ${counts.exact} figures exact, ${counts['both missing']} missing on both sides, ${differences.length} differences.`,
  ].join('\n');
}

function differencesText(differences: readonly Difference[]): string[] {
  const fields = [...new Set(differences.map(({ field }) => field))];
  const lines = fields.flatMap((field) => {
    const all = differences.filter((difference) => difference.field === field);
    return [
      ...all.slice(0, MOST_LISTED).map(({ college, what }) => `${field} of ${college}: ${what}`),
      ...(all.length > MOST_LISTED ? [`${field}: ${all.length - MOST_LISTED} more`] : []),
    ];
  });
  return lines.length > 0 ? [...lines, ''] : [];
}
