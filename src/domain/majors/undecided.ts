import { foldName } from '../shared/fold-name.ts';
import { editsToPrefix } from '../shared/spelling/edit-distance.ts';

/** A shorter text may still become the name of a college, or "under". */
const MIN_LETTERS = 6;
const WORDS = ['undecided', 'undeclared'];

/** "I'm still not sure what to study yet", as a folded text. */
const SENTENCE = new RegExp(
  '^(?:(?:i|im|am|still|just|really|honestly) )*' +
    '(?:undecided|undeclared|unsure|not (?:really )?sure|not decided|(?:dont|do not) (?:really )?know|idk|(?:have )?no (?:idea|clue)|' +
    '(?:havent|have not) decided|(?:cant|cannot) decide)' +
    '(?: (?:yet|major|what|which|where|how|i|want|would like|should|to|study|major in|do|be|start|begin|in|at|college|student))*$',
);

/** Whether a typed text says that a student does not know what to study: "undecided", also unfinished or with one typing error, or "I don't know". */
export function isUndecided(text: string): boolean {
  const folded = foldName(text);
  return SENTENCE.test(folded) || (folded.length >= MIN_LETTERS && WORDS.some((word) => editsToPrefix(folded, word, 1) <= 1));
}
