import { STATE_CODES, type StateCode } from '../../../../api/domain/colleges.ts';
import type { Choices } from '../../../../ui/form/combobox/options.ts';

export interface State {
  code: StateCode;
  label: string;
}

/** The states that the text may mean and that are not chosen yet. Without a text, all of them. */
export function stateChoices(states: readonly State[], chosen: readonly StateCode[], typed: string): Choices<State> {
  const text = typed.trim().toLowerCase();
  const matching = states.filter((state) => isMatch(state, text));
  const offered = matching.filter(({ code }) => !chosen.includes(code)).toSorted((one, other) => rankOf(one, text) - rankOf(other, text));
  if (matching.length === 0) return { groups: [], message: `No state or territory matches “${typed.trim()}”.` };
  if (offered.length === 0) return { groups: [], message: 'Already chosen' };
  return {
    groups: [{ options: offered.map((state) => ({ key: state.code, value: state, content: state.label })) }],
    announcement: offered.length === 1 ? `Press Enter for ${offered[0]?.label}.` : `${offered.length} match.`,
  };
}

/** A two-letter code matches only its own state. Other text matches anywhere in a name. */
function isMatch({ code, label }: State, text: string): boolean {
  const isCode = STATE_CODES.some((one) => one.toLowerCase() === text);
  return isCode ? code.toLowerCase() === text : label.toLowerCase().includes(text);
}

/** Names that start with the text first: "virginia" is not West Virginia. */
const rankOf = ({ label }: State, text: string): number => (label.toLowerCase().startsWith(text) ? 0 : 1);
