import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

type Suggestions = Awaited<ReturnType<Api['colleges']['suggest']>>;
export type SuggestedOption = Suggestions['options'][number];
export type SuggestedCollege = Extract<SuggestedOption, { kind: 'college' }>;
export type SuggestedFilter = Extract<SuggestedOption, { kind: 'filter' }>;

/** The API answers texts of this length or longer. */
export const MIN_TEXT_LENGTH = 2;

/** What the text may mean, with the text that was asked. While the visitor goes on typing, the earlier answer stays. */
export const suggestQuery = (api: Api, text: string, isCollegesOnly: boolean) =>
  queryOptions({
    queryKey: ['/api/colleges/suggest', text, isCollegesOnly],
    queryFn: async ({ signal }) => {
      const only = isCollegesOnly ? ({ only: 'colleges' } as const) : {};
      return { ...(await api.colleges.suggest({ query: { q: text, ...only } }, signal)), text };
    },
    enabled: text.length >= MIN_TEXT_LENGTH,
    placeholderData: (before) => (before !== undefined && isContinued(before.text, text) ? before : undefined),
  });

/** One text is the beginning of the other. Answers to other texts must not be seen. */
export function isContinued(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.startsWith(b) || b.startsWith(a);
}
