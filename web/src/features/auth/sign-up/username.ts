import { isReservedUsername, LONGEST_USERNAME, USERNAME } from '../../../api/domain/accounts.ts';

/** Username suggestions for a name, best first. Empty if the name has too few ASCII letters or is reserved. */
export function usernamesFrom(firstName: string, lastName: string): string[] {
  const [first, last] = [plain(firstName), plain(lastName)];
  const whole = [first, last].filter((part) => part !== '').join('.');
  const suggestions = [whole, first + last, first.slice(0, 1) + last, `${whole}.${first.length + last.length}`];
  return [...new Set(suggestions.map((idea) => idea.slice(0, LONGEST_USERNAME)))].filter(
    (idea) => USERNAME.test(idea) && !isReservedUsername(idea),
  );
}

/** "Zoë-Mae" → "zoemae". */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
