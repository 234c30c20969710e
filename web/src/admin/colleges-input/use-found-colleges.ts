import { useEffect, useState } from 'react';
import { useGetList } from 'react-admin';
import type { RecordOf } from '../../api/panel-contracts.ts';

/** A college to choose, by its UNITID. */
export interface CollegeChoice {
  unitId: number;
  name: string;
  /** "Auburn, AL" */
  place: string;
}

type College = RecordOf<'colleges'>;
/** The contract leaves the types of values open. */
type FoundCollege = College & Record<keyof Pick<College, 'name' | 'location' | 'state'>, string>;

const WAIT_MS = 200;
const MOST = 25;

/** The colleges whose names have a text, shortly after it was typed. */
export function useFoundColleges(text: string): { found: readonly CollegeChoice[]; isLoading: boolean } {
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data = [], isFetching } = useGetList<FoundCollege>(
    'colleges',
    { filter: { q }, pagination: { page: 1, perPage: MOST }, sort: { field: 'name', order: 'ASC' } },
    { enabled: q !== '' },
  );
  const found = q === '' ? [] : data;
  return { found: found.flatMap(choiceOf), isLoading: isFetching || q !== text.trim() };
}

const choiceOf = ({ ipedsUnitId, name, location, state }: FoundCollege): CollegeChoice[] =>
  ipedsUnitId === null ? [] : [{ unitId: ipedsUnitId, name, place: `${location}, ${state}` }];
