import { USERNAME } from '../../../api/domain.ts';

const LONGEST = 24;

/** Usernames made of a name, the likeliest first; none where the name has too few letters of the kind. */
export function usernamesFrom(firstName: string, lastName: string): string[] {
  const [first, last] = [plain(firstName), plain(lastName)];
  const whole = [first, last].filter((part) => part !== '').join('.');
  const ideas = [whole, first + last, first.slice(0, 1) + last, `${whole}.${first.length + last.length}`];
  return [...new Set(ideas.map((idea) => idea.slice(0, LONGEST)))].filter((idea) => USERNAME.test(idea));
}

/** "Zoë-Mae" → "zoemae". */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
