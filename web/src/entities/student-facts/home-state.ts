import { stateOfZip, type StateCode } from '../../api/domain.ts';
import { useStudentFacts } from './student-facts.ts';

/** The state of the ZIP code that the visitor entered. Apart from the facts, because few pages need the table of ZIP codes. */
export const useHomeState = (): StateCode | undefined => stateOfZip(useStudentFacts().zip);
