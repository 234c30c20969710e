import { useMemo } from 'react';
import { type StudentFacts, validFacts } from '../../api/domain/students.ts';
import { createPrivateValue, type PrivateKey } from '../../lib/private-value.ts';
import { privateAnswers, savePrivateAnswers, usePrivateAnswers } from '../match/private-answers.ts';

/** Storage key of the facts that the questionnaire does not ask. They stay in this tab until it is closed or the session ends. */
export const STUDENT_FACTS_KEY: PrivateKey = 'student_facts';

interface OwnFacts extends Pick<StudentFacts, 'gpa' | 'zip'> {
  /** Whether this tab has read the facts of the account in this session. */
  hasReadAccount?: true;
}

const store = createPrivateValue<OwnFacts>(STUDENT_FACTS_KEY, {
  parse: (text) => {
    const stored = JSON.parse(text) as OwnFacts;
    return ownFacts(stored, stored.hasReadAccount === true);
  },
  format: (facts) => [Object.keys(facts).length === 0 ? '' : JSON.stringify(facts)],
  fallback: {},
});

/** What this tab knows about the student: the answers to the questionnaire, the GPA and the ZIP code. */
export const studentFacts = (): StudentFacts => joined(privateAnswers(), store.get());

export function useStudentFacts(): StudentFacts {
  const answers = usePrivateAnswers();
  const own = store.useValue();
  return useMemo(() => joined(answers, own), [answers, own]);
}

/** Replaces all facts of this tab. Invalid values are left out. */
export const saveStudentFacts = (facts: StudentFacts): void => save(facts, hasReadAccount());

/** Replaces all facts of this tab with those that agree with the account. */
export const saveAccountFacts = (facts: StudentFacts): void => save(facts, true);

export const hasReadAccount = (): boolean => store.get().hasReadAccount === true;

function save(facts: StudentFacts, isRead: boolean): void {
  savePrivateAnswers(facts);
  store.set(ownFacts(facts, isRead));
}

function ownFacts(facts: StudentFacts, isRead: boolean): OwnFacts {
  const { gpa, zip } = validFacts(facts);
  return { ...(gpa !== undefined && { gpa }), ...(zip !== undefined && { zip }), ...(isRead && { hasReadAccount: true }) };
}

const joined = (answers: StudentFacts, { gpa, zip }: OwnFacts): StudentFacts => ({
  ...answers,
  ...(gpa !== undefined && { gpa }),
  ...(zip !== undefined && { zip }),
});
