import { Suspense, useState } from 'react';
import { hasNoAnswers, usePrivateAnswers } from '../../../entities/match/private-answers.ts';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { MoreDetails } from '../../../ui/MoreDetails.tsx';

const OwnFactsFields = lazyChunk(async () => (await import('./OwnFactsFields.tsx')).OwnFactsFields);

/** Asks for what prices and chances depend on. The fields load when they are opened. */
export function OwnFacts() {
  const [isOpened, setIsOpened] = useState(false);
  const isKnown = !hasNoAnswers(usePrivateAnswers());
  return (
    <MoreDetails
      data-print="hide"
      label={isKnown ? 'Change income, home state or scores' : 'See your prices and chances'}
      className="needs-scripts mt-1 w-full"
      onToggle={() => setIsOpened(true)}
    >
      {isOpened && (
        <Suspense>
          <OwnFactsFields />
        </Suspense>
      )}
    </MoreDetails>
  );
}
