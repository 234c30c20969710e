import { useMemo } from 'react';
import { validFacts, type StudentFacts } from '../../api/domain.ts';
import { createPrivateValue, type PrivateKey } from '../../lib/private-value.ts';
import { privateAnswers, savePrivateAnswers, usePrivateAnswers } from '../match/private-answers.ts';

/** Storage key of the facts that the questionnaire does not ask. They stay in this tab until it is closed or the session ends. */
export const STUDENT_FACTS_KEY: PrivateKey = 'student_facts';

type OwnFacts = Pick<StudentFacts, 'gpa' | 'zip'>;

const store = createPrivateValue<OwnFacts>(STUDENT_FACTS_KEY, {
  parse: (text) => ownFacts(JSON.parse(text) as StudentFacts),
  format: (facts) => [Object.keys(facts).length === 0 ? '' : JSON.stringify(facts)],
  fallback: {},
});

/** What this tab knows about the student: the answers to the questionnaire, the GPA and the ZIP code. */
export const studentFacts = (): StudentFacts => ({ ...privateAnswers(), ...store.get() });

export function useStudentFacts(): StudentFacts {
  const answers = usePrivateAnswers();
  const own = store.useValue();
  return useMemo(() => ({ ...answers, ...own }), [answers, own]);
}

/** Replaces all facts of this tab. Invalid values are left out. */
export function saveStudentFacts(facts: StudentFacts): void {
  savePrivateAnswers(facts);
  store.set(ownFacts(facts));
}

function ownFacts(facts: StudentFacts): OwnFacts {
  const { gpa, zip } = validFacts(facts);
  return { ...(gpa !== undefined && { gpa }), ...(zip !== undefined && { zip }) };
}
