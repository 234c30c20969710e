import { UNATTENDED } from './domain/accounts.ts';

/** In milliseconds: a call so long after the last input is the page's own, not the person's. */
const STILL_HERE = 60_000;
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Opening a page is an act of the person. */
let lastInput = Date.now();

/** Says that no person caused a call, so that polls do not keep a session alive. */
export const attendance = (): Record<string, string> => (Date.now() - lastInput > STILL_HERE ? { [UNATTENDED]: '1' } : {});

/** Notes what the person does from now on. */
export function watchInputs(): void {
  const note = () => {
    lastInput = Date.now();
  };
  for (const input of INPUTS) document.addEventListener(input, note, { capture: true, passive: true });
}
