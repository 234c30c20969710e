import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { MoreDetails } from '../../../ui/MoreDetails.tsx';
import type { CompareOptions } from '../compare-url.ts';

interface Props {
  ids: readonly number[];
  options: CompareOptions;
}

const MajorField = lazyChunk(async () => (await import('./MajorField.tsx')).MajorField);

/** Asks for a major to compare. The field loads when it is opened. */
export function MajorChoice({ ids, options }: Props) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <MoreDetails
      data-print="hide"
      label={options.major === undefined ? 'Compare a major' : 'Change or remove the major'}
      className="needs-scripts mt-1 w-full"
      onToggle={() => setIsOpened(true)}
    >
      {isOpened && (
        <Suspense>
          <MajorField ids={ids} options={options} />
        </Suspense>
      )}
    </MoreDetails>
  );
}
