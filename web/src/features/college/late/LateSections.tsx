import { memo, Suspense, useEffect, useState } from 'react';
import { useSite } from '../../../api/site.ts';
import { SOURCE_NOTE_ID } from '../../../entities/source/SourceButton.tsx';
import { failureText } from '../../../lib/api-error.ts';
import { shownToasts, toast } from '../../../lib/toast.ts';
import type { CollegeHead } from '../college-head.ts';
import { foldedChunk } from './folded-chunk.ts';
import { foldedOf } from './load-folded.ts';

/** The reader is near. The first of them loads the data ahead. */
const NEAR = ['pointerover', 'pointerdown', 'focusin'];
/** A section or the note of the sources opens. */
const OPENS = 'toggle';
/** What needs the data of the folded sections. */
const USED = '#folded, [data-source]';
const FAILURE = 'Not all of this page could be loaded';

/**
 * The folded sections as the server made them. Their data and code are loaded when a reader comes near one of them or near a source button.
 * It takes no new properties: with them, React would throw away the server's markup before the data is here.
 */
export const LateSections = memo(function LateSections({ college }: Pick<CollegeHead, 'college'>) {
  const site = useSite();
  const [folded] = useState(() => foldedOf(site, college));
  useEffect(() => {
    let isNear = false;
    const uses = [...NEAR, OPENS];
    const stop = () => uses.forEach((use) => document.removeEventListener(use, follow, true));
    const load = (onFailure: (error: unknown) => void) => void folded.load().then(stop, onFailure);
    const need = () => load((error) => showFailure(error, need));
    const follow = ({ type, target }: Event) => {
      if (!(target instanceof Element && target.closest(USED))) return;
      if (type === OPENS) need();
      else if (!isNear) load(() => undefined);
      isNear = true;
    };
    uses.forEach((use) => document.addEventListener(use, follow, true));
    if (isNeeded()) need();
    return stop;
  }, [folded]);
  return (
    <div id="folded">
      <Suspense fallback={<Heads />}>
        <foldedChunk.Component folded={folded} />
      </Suspense>
    </div>
  );
});

/** No server made the sections, or a section was opened before, or a source button pressed: it then has the focus. */
const isNeeded = (): boolean =>
  !document.querySelector('#folded section') ||
  Boolean(document.querySelector('#folded details[open]') ?? document.activeElement?.closest('[data-source]'));

/** The server's markup stays readable. What needs the data is tried again by the reader, or when the next section opens. */
function showFailure(error: unknown, onRetry: () => void): void {
  const note = document.getElementById(SOURCE_NOTE_ID);
  if (note && 'hidePopover' in note) note.hidePopover();
  if (shownToasts().some(({ title }) => title === FAILURE)) return;
  toast({ title: FAILURE, description: failureText(error), tone: 'destructive', action: { label: 'Try again', run: onRetry } });
}

/** As high as the folded sections, after a change of the page in the browser. */
function Heads() {
  return (
    <p role="status" className="min-h-296 py-4 text-muted md:min-h-200">
      Loading the other sections…
    </p>
  );
}
