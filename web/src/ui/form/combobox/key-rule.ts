import type { KeyboardEvent } from 'react';

interface State {
  hasText: boolean;
  isOpen: boolean;
  isShown: boolean;
  isHighlighted: boolean;
  isStrict: boolean;
}

/**
 * What a key does where Downshift's rule does not fit. Undefined: its rule applies.
 * - `input-method`: the key chooses among the candidates of an input method.
 * - `close`: the popup has a message only, and Downshift takes it for closed.
 * - `nothing`: Enter in a field where a text alone means nothing.
 * - `send`: Enter sends the form with the text.
 */
export function keyRule({ key, nativeEvent }: KeyboardEvent, state: State): 'input-method' | 'close' | 'nothing' | 'send' | undefined {
  if (nativeEvent.isComposing) return 'input-method';
  if (key === 'Escape') return state.isShown && !state.isOpen ? 'close' : undefined;
  if (key !== 'Enter' || state.isHighlighted) return undefined;
  return state.isStrict && state.hasText ? 'nothing' : 'send';
}
