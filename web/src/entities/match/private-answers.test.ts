/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { forgetSession } from '../../api/session-store.ts';
import { privateAnswers, savePrivateAnswers, usePrivateAnswers } from './private-answers.ts';

const ANSWERS = { budget: 20_000, sat: 1200 };

afterEach(() => {
  jest.restoreAllMocks();
  savePrivateAnswers({});
});

it('private answers stay in this tab until the session ends', () => {
  const { result } = renderHook(() => usePrivateAnswers());
  act(() => savePrivateAnswers(ANSWERS));
  expect([result.current, JSON.parse(sessionStorage.getItem('match_answers') ?? '')]).toEqual([ANSWERS, ANSWERS]);
  act(() => forgetSession());
  expect([result.current, sessionStorage.getItem('match_answers')]).toEqual([{}, null]);
});

it('private answers end with the session, too, if the browser stores nothing', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  savePrivateAnswers(ANSWERS);
  expect(privateAnswers()).toEqual(ANSWERS);
  forgetSession();
  expect(privateAnswers()).toEqual({});
});
