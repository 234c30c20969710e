import type { Nickname } from '../../colleges/names/nicknames.ts';
import { foldName } from '../../shared/fold-name.ts';
import { serializeSearch } from '../params.ts';
import type { FilterOption } from '../search-answer.ts';

const MIN_LENGTH = 2;
const MAX_SYSTEMS = 2;

/** "University of California campuses", "Ivy League colleges", "Jesuit colleges". */
function labelOf(name: string): string {
  if (/(colleges|universities|ivies)$/i.test(name)) return name;
  return `${name} ${/universit|college|system|\b[CS]UNY\b/i.test(name) ? 'campuses' : 'colleges'}`;
}

/** The systems whose name begins as the text does, as searches for their names. */
export function createSystemOptions(
  nicknames: readonly Nickname[],
  isListed: (unitId: number) => boolean,
): (text: string) => FilterOption[] {
  const systems = nicknames.flatMap(({ kind, name, texts, unitIds }) => {
    const count = unitIds.filter(isListed).length;
    if (kind !== 'system' || name === undefined || count === 0) return [];
    const option: FilterOption = { kind: 'filter', label: labelOf(name), count, query: serializeSearch({ q: name }) };
    return [{ option, keys: [name, ...texts].map(foldName) }];
  });
  return (text) => {
    const typed = foldName(text);
    if (typed.length < MIN_LENGTH) return [];
    const isWhole = ({ keys }: { keys: readonly string[] }): boolean => keys.includes(typed);
    const begun = systems.filter(({ keys }) => keys.some((key) => key.startsWith(typed)));
    return [...begun.filter(isWhole), ...begun.filter((one) => !isWhole(one))].slice(0, MAX_SYSTEMS).map(({ option }) => option);
  };
}
