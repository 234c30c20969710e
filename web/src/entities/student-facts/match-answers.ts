import { useMemo } from 'react';
import type { MatchQuery, PrivateAnswers } from '../../api/domain/matching.ts';
import { privateAnswers, usePrivateAnswers } from '../match/private-answers.ts';
import { saveStudentFacts, studentFacts, useStudentFacts } from './student-facts.ts';

/** The private answers beside those of an address. The ZIP code is one only if a distance is chosen; else no call of a match has it. */
export const matchAnswers = (query: MatchQuery): PrivateAnswers => withZip(privateAnswers(), studentFacts().zip, query);

/** The same object until it changes. */
export function useMatchAnswers({ miles }: MatchQuery): PrivateAnswers {
  const answers = usePrivateAnswers();
  const { zip } = useStudentFacts();
  return useMemo(() => withZip(answers, zip, { miles }), [answers, zip, miles]);
}

/** Replaces the private answers of this tab. Without a ZIP code among them, the tab keeps the one that it knows. */
export function saveMatchAnswers({ homeZip, ...answers }: PrivateAnswers): void {
  const { gpa, zip } = studentFacts();
  saveStudentFacts({ ...answers, gpa, zip: homeZip ?? zip });
}

const withZip = (answers: PrivateAnswers, zip: string | undefined, { miles }: MatchQuery): PrivateAnswers =>
  miles === undefined || zip === undefined ? answers : { ...answers, homeZip: zip };
