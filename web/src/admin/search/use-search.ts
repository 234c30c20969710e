import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StaffHit } from '../../api/domain/staff.ts';
import { callPanel } from '../panel-api.ts';
import { RESOURCES } from '../resources.ts';

/** A record that the server found. `kind` is the label of its resource. */
export type SearchResult = StaffHit & { kind: string };

const SHORTEST = 2;
const WAIT_MS = 200;
const NONE: readonly SearchResult[] = [];

/** The records for a text, shortly after it was typed. */
export function useSearch(text: string) {
  const q = useSettled(text.trim());
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', q],
    queryFn: async ({ signal }) => named(await callPanel('search', { query: { q } }, signal)),
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

function named(found: readonly StaffHit[]): readonly SearchResult[] {
  const labels = new Map<string, string>(RESOURCES.map(({ name, options }) => [name, options.label]));
  return found.map((hit) => ({ ...hit, kind: labels.get(hit.resource) ?? hit.resource }));
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
