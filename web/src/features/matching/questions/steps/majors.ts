/** One chunk for what the first step needs after it is shown. */
export { loadMajorNames, withTypedMajor } from '../majors-on-server.ts';
export { FurtherRequirement } from './FurtherRequirement.tsx';
export { MajorsQuestion } from './MajorsQuestion.tsx';
