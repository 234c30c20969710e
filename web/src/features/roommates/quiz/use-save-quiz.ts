import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { MyRoommates, QuizAnswers } from '../../../api/domain/roommates.ts';
import { useSite } from '../../../api/site.ts';
import { myRoommatesQuery, ROOMMATES } from '../../../entities/roommates/roommates.queries.ts';
import { clearAnswers } from '../../../entities/roommates/stored-answers.ts';

/** In milliseconds after the last change. */
const PAUSE = 1_200;

/** Saves the answers of a person with a profile a moment after each change, and at once when the page is left. */
export function useSaveQuiz() {
  const { api, queries } = useSite();
  const waiting = useRef<{ answers: QuizAnswers; timer: ReturnType<typeof setTimeout> }>(undefined);
  const call = useMutation({
    mutationFn: (answers: QuizAnswers) => api.roommates.saveQuiz({ body: { answers } }),
    // One after the other, so that the last answers are the stored ones.
    scope: { id: 'roommate-quiz' },
    onSuccess: ({ answers }) => {
      clearAnswers();
      queries.setQueryData<MyRoommates>(myRoommatesQuery(api).queryKey, (mine) => mine && { ...mine, answers });
      void queries.invalidateQueries({ queryKey: [ROOMMATES, 'browse'] });
      void queries.invalidateQueries({ queryKey: [ROOMMATES, 'one'] });
    },
  });
  const { mutate } = call;
  const flush = useRef<() => void>(() => undefined);
  useEffect(() => {
    flush.current = () => {
      if (!waiting.current) return;
      const { answers, timer } = waiting.current;
      clearTimeout(timer);
      waiting.current = undefined;
      mutate(answers);
    };
  });
  useEffect(() => {
    const leave = () => flush.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    save: (answers: QuizAnswers) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { answers, timer: setTimeout(() => flush.current(), PAUSE) };
    },
    retry: () => call.variables && mutate(call.variables),
    state: call.isPending ? 'Saving …' : call.isSuccess ? 'Saved in your profile' : '',
    error: call.error,
  };
}
