import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { serializeMatch, type MatchQuery } from '../../../api/domain.ts';
import { stepHref, stepIn } from '../../../entities/match/match-addresses.ts';
import { readAnswers, tidied } from '../read-answers.ts';

/**
 * The step on screen and the public answers. A link says both. Going back and forth through the history moves between the steps and
 * keeps the answers, also those given later than the address was left; the address follows the answers.
 */
export function useAnswers() {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const isNew = useNavigationType() === NavigationType.Push;
  const step = stepIn(search);
  const [held, setHeld] = useState(() => ({ key, query: queryIn(search) }));
  if (held.key !== key) setHeld({ key, query: isNew ? queryIn(search) : held.query });
  const { query } = held;

  useEffect(() => {
    if (serializeMatch(query) === serializeMatch(queryIn(search))) return;
    void navigate(stepHref(query, step), { replace: true, preventScrollReset: true });
  }, [query, search, step, navigate]);

  const change = (next: MatchQuery) => setHeld({ ...held, query: tidied(next) });
  return { step, query, change };
}

const queryIn = (search: string): MatchQuery => readAnswers(new URLSearchParams(search));
