import type { KeyboardEvent } from 'react';

interface State {
  hasText: boolean;
  isOpen: boolean;
  isShown: boolean;
  isHighlighted: boolean;
  isStrict: boolean;
}

export type KeyRule = 'input-method' | 'close' | 'next' | 'previous' | 'choose' | 'nothing' | 'send';

/**
 * What a key does where Downshift's rule does not fit. Undefined: its rule applies.
 * - `input-method`: the key chooses among the candidates of an input method.
 * - `close`: the popup has a message only, and Downshift takes it for closed.
 * - `next`, `previous`, `choose`: the key acts at once. Downshift acts in an effect, after the next key of a fast typist.
 * - `nothing`: Enter in a field where a text alone means nothing.
 * - `send`: Enter sends the form with the text.
 */
export function keyRule({ key, nativeEvent }: KeyboardEvent, state: State): KeyRule | undefined {
  if (nativeEvent.isComposing) return 'input-method';
  if (key === 'Escape') return state.isShown && !state.isOpen ? 'close' : undefined;
  if (key !== 'Enter') return state.isOpen ? MOVES[key] : undefined;
  if (state.isHighlighted) return 'choose';
  return state.isStrict && state.hasText ? 'nothing' : 'send';
}

const MOVES: Readonly<Record<string, KeyRule>> = { ArrowDown: 'next', ArrowUp: 'previous' };
