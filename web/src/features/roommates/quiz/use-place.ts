import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { QUIZ, type QuizAnswers, type QuizKey } from '../../../api/domain/roommates.ts';

/** A question, or the summary after the last one. */
export type Place = QuizKey | 'summary';

const PLACES: readonly Place[] = [...QUIZ.map(({ key }) => key), 'summary'];

/**
 * Where the person is. The address has it, so that the browser's Back goes to the question before. Without one, it is the first question
 * without an answer. The focus follows to the heading, except on the first screen.
 */
export function usePlace(answers: QuizAnswers) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [first] = useState<Place>(() => QUIZ.find(({ key }) => answers[key] === undefined)?.key ?? 'summary');
  const place = PLACES.find((each) => `#${each}` === hash) ?? first;
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef(hash === '' ? place : undefined);
  useEffect(() => {
    if (focused.current === place) return;
    focused.current = place;
    heading.current?.focus();
  }, [place]);
  const step = (by: 1 | -1): Place | undefined => PLACES[PLACES.indexOf(place) + by];
  const go = (to: Place) => void navigate({ hash: `#${to}` }, { preventScrollReset: true });
  return { place, heading, previous: step(-1), next: step(1), go };
}
