import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StaffHit } from '../../api/domain.ts';
import { readPanel } from '../panel-api.ts';
import { RESOURCES } from '../resources.ts';

/** A record that the server found. `group` is the label of its resource. */
export type SearchResult = StaffHit & { group: string };

const SHORTEST = 2;
const WAIT_MS = 200;
const NONE: readonly SearchResult[] = [];

/** The records for a text, shortly after it was typed. Results of a resource stand together, as the list groups them. */
export function useSearch(text: string) {
  const q = useSettled(text.trim());
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', q],
    queryFn: async ({ signal }) => grouped(await readPanel<StaffHit[]>('search', { q }, signal)),
    enabled: q.length >= SHORTEST,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    results: q.length >= SHORTEST ? (data ?? NONE) : NONE,
    isSearching: isFetching || q !== text.trim(),
    problem: error?.message,
  };
}

function grouped(found: readonly StaffHit[]): readonly SearchResult[] {
  const labels = new Map<string, string>(RESOURCES.map(({ name, options }) => [name, options.label]));
  const order = [...new Set(found.map(({ resource }) => resource))];
  return found
    .map((result) => ({ ...result, group: labels.get(result.resource) ?? result.resource }))
    .sort((one, other) => order.indexOf(one.resource) - order.indexOf(other.resource));
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
