import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type MatchQuery, serializeMatch } from '../../../api/domain/matching.ts';
import { saveLastAnswers } from '../../../entities/match/last-answers.ts';
import { stepHref, stepIn } from '../../../entities/match/match-addresses.ts';
import { readAnswers, normalizeAnswers } from '../read-answers.ts';

/**
 * The current step and the public answers. Both are in the address. Moving through the browser history changes the step but not the
 * answers; the address is then updated to match the answers.
 */
export function useAnswers() {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const isNew = useNavigationType() === NavigationType.Push;
  const step = stepIn(search);
  const [current, setCurrent] = useState(() => ({ key, query: queryIn(search) }));
  if (current.key !== key) setCurrent({ key, query: isNew ? queryIn(search) : current.query });
  const { query } = current;

  useEffect(() => {
    if (serializeMatch(query) === serializeMatch(queryIn(search))) return;
    void navigate(stepHref(query, step), { replace: true, preventScrollReset: true });
  }, [query, search, step, navigate]);

  const change = (next: MatchQuery) => {
    const given = normalizeAnswers(next);
    saveLastAnswers(given);
    setCurrent({ ...current, query: given });
  };
  return { step, query, change };
}

const queryIn = (search: string): MatchQuery => readAnswers(new URLSearchParams(search));
