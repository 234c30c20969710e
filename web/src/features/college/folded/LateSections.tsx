import { memo, Suspense, useEffect } from 'react';
import { useSite } from '../../../api/site.ts';
import { foldedChunk } from '../chunks.ts';
import type { CollegeHead } from '../college-head.ts';
import { loadFolded } from './load-folded.ts';

const USES = ['pointerover', 'pointerdown', 'focusin', 'toggle'];
/** A use of one of these needs the data of the folded sections. */
const USED = '#folded, [data-source]';

/**
 * The folded sections as the server made them. Their data and code are loaded when a reader comes near one of them or near a source button.
 * It takes no new properties: with them, React would throw away the server's markup before the data is here.
 */
export const LateSections = memo(function LateSections({ college }: Pick<CollegeHead, 'college'>) {
  const site = useSite();
  useEffect(() => {
    const stop = () => USES.forEach((use) => document.removeEventListener(use, follow, true));
    // If it fails, the sections stay readable, and the next use tries again.
    const load = () => void loadFolded(site, college).then(stop, () => undefined);
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target.closest(USED)) load();
    };
    USES.forEach((use) => document.addEventListener(use, follow, true));
    // Its address or a press opened a section before.
    if (document.querySelector('#folded details[open]')) load();
    return stop;
  }, [site, college]);
  return (
    <div id="folded">
      <Suspense>
        <foldedChunk.Component college={college} />
      </Suspense>
    </div>
  );
});
