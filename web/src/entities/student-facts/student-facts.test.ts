/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { forgetSession } from '../../api/session-store.ts';
import { privateAnswers, savePrivateAnswers } from '../match/private-answers.ts';
import { saveStudentFacts, studentFacts, useStudentFacts } from './student-facts.ts';

const FACTS = { sat: 1200, income: '0-30000', gpa: 3.5, zip: '36849' } as const;

afterEach(() => saveStudentFacts({}));

it('facts and private answers are one store', () => {
  const { result } = renderHook(() => useStudentFacts());
  act(() => saveStudentFacts(FACTS));
  expect([result.current, studentFacts()]).toEqual([FACTS, FACTS]);
  expect(privateAnswers()).toEqual({ sat: 1200, income: '0-30000' });
  expect(JSON.parse(sessionStorage.getItem('student_facts') ?? '')).toEqual({ gpa: 3.5, zip: '36849' });
  act(() => savePrivateAnswers({ act: 30 }));
  expect(result.current).toEqual({ act: 30, gpa: 3.5, zip: '36849' });
});

it('facts end with the session', () => {
  saveStudentFacts(FACTS);
  forgetSession();
  expect([studentFacts(), sessionStorage.getItem('student_facts')]).toEqual([{}, null]);
});

it('values that cannot be facts are left out', () => {
  saveStudentFacts({ sat: 399, act: 36.5, gpa: 5.01, zip: '3684', budget: -1, income: 'rich' as never });
  expect(studentFacts()).toEqual({});
});
