import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import { majorNameQueries } from '../../../entities/major-search/major-names.ts';
import { readAnswers, TYPED_MAJOR } from '../read-answers.ts';

const LONGEST = 100;

/** The query string of a form sent without scripts, with the major that its text means most. Without one, the same string. */
export async function withTypedMajor(api: Api, search: string): Promise<string> {
  const sent = new URLSearchParams(search);
  const q = (sent.get(TYPED_MAJOR) ?? '').trim().slice(0, LONGEST);
  if (q === '') return search;
  const found = await api.majors.find({ query: { q } }).catch(() => undefined);
  for (const { code } of found?.majors.slice(0, 1) ?? []) sent.append('major', code);
  return `?${sent.toString()}`;
}

/** Loads the names of the chosen majors. Without them the page shows codes. */
export async function loadMajorNames(api: Api, queries: QueryClient, search: string): Promise<void> {
  const codes = readAnswers(new URLSearchParams(search)).major ?? [];
  await Promise.all(majorNameQueries(api, codes).map((query) => queries.query({ ...query, staleTime: 'static' }).catch(() => undefined)));
}
