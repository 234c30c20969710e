// Not in college-words.ts: pages of cards do not need it.

/** "Large suburb" for suburb-large. */
export function localeWords(locale: string): string {
  const [kind = '', degree = ''] = locale.split('-');
  return `${degree.charAt(0).toUpperCase()}${degree.slice(1)} ${kind}${kind === 'rural' ? ' area' : ''}`;
}
