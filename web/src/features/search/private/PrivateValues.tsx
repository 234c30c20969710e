import { startTransition, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Api } from '../../../api/client.ts';
import type { PrivateAnswers } from '../../../api/domain/matching.ts';
import type { SearchQuery, SearchResult } from '../../../api/domain/search.ts';
import type { StudentFacts } from '../../../api/domain/students.ts';
import { hasScore, privateAnswers } from '../../../entities/match/private-answers.ts';
import { saveStudentFacts, studentFacts, useStudentFacts } from '../../../entities/student-facts/student-facts.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';
import { cleanedAddress } from './cleaned-address.ts';
import type { PrivateQuery } from './private-params.ts';

/** Whether the visitor asked for the order without the place. It lasts as long as the page. */
const isPlaceIgnored = createStoredValue({ fallback: false });
export const ignorePlace = (): void => isPlaceIgnored.set(true);

/** Reports what this tab knows of the visitor, now and after each change, and takes private values out of an old address. */
export function PrivateValues({ onValues }: { onValues: (values: PrivateQuery) => void }) {
  const facts = useStudentFacts();
  const isIgnored = isPlaceIgnored.useValue();
  const reported = useRef('{}');
  useEffect(() => {
    const values = queryOf(facts, isIgnored);
    if (reported.current === JSON.stringify(values)) return;
    reported.current = JSON.stringify(values);
    // Not urgent: an urgent change would replace the server's markup where the browser does not have its code yet.
    startTransition(() => onValues(values));
  }, [facts, isIgnored, onValues]);
  useCleanAddress();
  return null;
}

function useCleanAddress(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const cleaned = cleanedAddress(search);
    if (cleaned !== undefined) void navigate(pathname + cleaned, { preventScrollReset: true, replace: true });
  }, [navigate, pathname, search]);
}

/** The answers for the order by match; undefined without any. A home state alone only tells which price applies. */
export function matchAnswers(): PrivateAnswers | undefined {
  const answers = privateAnswers();
  return Object.keys(answers).some((key) => key !== 'homeState') ? answers : undefined;
}

/**
 * Best match first. A match is a fit only if the budget and a test score are known: the scores of a result with less are left out. Income and
 * home state only tell which price the budget is compared with.
 */
export async function searchByMatch(api: Api, query: SearchQuery, answers: PrivateAnswers, signal: AbortSignal): Promise<SearchResult> {
  const result = await api.matching.search({ query, body: { answers } }, signal);
  const hasFit = answers.budget !== undefined && hasScore(answers);
  return hasFit ? result : { ...result, items: result.items.map((hit) => ({ ...hit, matchScore: null })) };
}

export const privateQuery = (): PrivateQuery => queryOf(studentFacts(), isPlaceIgnored.get());

const FACT_OF = { income: 'income', homeState: 'homeState', mySat: 'sat', myAct: 'act' } as const;

/** Saves the income, the home state and the scores that differ between two searches for this tab. Other facts stay. */
export function savePrivateChange(before: PrivateQuery, after: PrivateQuery): void {
  const changed = (['income', 'homeState', 'mySat', 'myAct'] as const).filter((param) => before[param] !== after[param]);
  if (changed.length === 0) return;
  saveStudentFacts({ ...studentFacts(), ...Object.fromEntries(changed.map((param) => [FACT_OF[param], after[param]])) });
}

function queryOf({ income, homeState, sat, act, zip }: StudentFacts, isIgnored: boolean): PrivateQuery {
  return {
    ...(income !== undefined && { income }),
    ...(homeState !== undefined && { homeState }),
    ...(sat !== undefined && { mySat: sat }),
    ...(act !== undefined && { myAct: act }),
    ...(zip !== undefined && !isIgnored && { home: zip }),
  };
}
