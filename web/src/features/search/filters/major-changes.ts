import type { AwardGroup } from '../../../api/domain/colleges.ts';
import type { SearchQuery } from '../../../api/domain/search.ts';
import { changed } from '../search-url.ts';

/** With one more major: colleges that teach one of them are found. */
export function withMajor(query: SearchQuery, code: string): SearchQuery {
  const chosen = query.major ?? [];
  return chosen.includes(code) ? query : changed(query, { major: [...chosen, code] });
}

export function withoutMajor(query: SearchQuery, code: string): SearchQuery {
  const major = listWithout(query.major, code);
  return changed(query, { major });
}

export function toggledAward(query: SearchQuery, award: AwardGroup): SearchQuery {
  const chosen = query.award ?? [];
  const next = chosen.includes(award) ? listWithout(chosen, award) : [...chosen, award];
  return changed(query, { award: next });
}

/** Undefined if no value is left. */
function listWithout<T>(values: readonly T[] | undefined, value: T): T[] | undefined {
  const rest = (values ?? []).filter((other) => other !== value);
  return rest.length > 0 ? rest : undefined;
}
