import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { addUnrecorded, runUnrecorded } from './unrecorded.fixture.ts';

/** The selectors of the parts of a page to check and to leave out, and the only rules to check. Default: the whole page, all rules. */
interface Scan {
  include?: string;
  exclude?: string;
  rules?: string[];
}

/** What can differ between the themes, which have other colors and nothing else. Undefined: all rules, for the light theme. */
export const rulesFor = (colorScheme: 'light' | 'dark'): string[] | undefined => (colorScheme === 'dark' ? ['color-contrast'] : undefined);

/** The window of the page. */
declare const window: Window & { axe: typeof axe };

/**
 * Returns the rule and the HTML of each element that violates it. A scan reports violations only, because other results take most of its
 * time. It first ends the animations, because text in a fade is half transparent.
 */
export async function violationsOf(page: Page, { include, exclude, rules }: Scan = {}): Promise<string[]> {
  if (!(await runUnrecorded(page, () => 'axe' in window, null))) await addUnrecorded(page, axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) };
  return runUnrecorded(
    page,
    async ({ context, options }) => {
      // An endless animation has no end to go to. The end of one starts others: a color passes from an element to those inside.
      const ending = () => document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      for (let round = 0; round < 10; round += 1) for (const animation of ending()) animation.finish();
      const { violations } = await window.axe.run(context, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
    },
    { context: { include: include ?? [], exclude: exclude ?? [] }, options },
  );
}
