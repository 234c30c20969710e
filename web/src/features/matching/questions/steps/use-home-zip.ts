import { useState, type RefObject } from 'react';
import { stateOfZip } from '../../../../api/domain/students.ts';
import { saveStudentFacts, studentFacts, useStudentFacts } from '../../../../entities/student-facts/student-facts.ts';
import { zipError } from '../../../../entities/student-facts/zip-error.ts';

export interface HomeZip {
  text: string;
  /** After `validate` has found it. */
  error: string | undefined;
  type: (text: string) => void;
  /** Whether the step may be left. Else it shows the error and moves the focus to it. */
  validate: () => boolean;
}

/** The ZIP code that this tab knows, also from the profile. Only codes with a place are kept. */
export function useHomeZip(input: RefObject<HTMLInputElement | null>): HomeZip {
  const { zip } = useStudentFacts();
  const [typed, setTyped] = useState<string>();
  const [isErrorShown, setIsErrorShown] = useState(false);
  const text = typed ?? zip ?? '';
  return {
    text,
    error: isErrorShown ? zipError(text) : undefined,
    type(next) {
      setTyped(next);
      saveStudentFacts({ ...studentFacts(), zip: stateOfZip(next.trim()) && next.trim() });
    },
    validate() {
      const isWrong = zipError(text) !== undefined;
      setIsErrorShown(isWrong);
      if (isWrong) input.current?.focus();
      return !isWrong;
    },
  };
}
