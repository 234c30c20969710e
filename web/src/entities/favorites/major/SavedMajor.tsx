import { Suspense, useRef, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

interface Props {
  college: { name: string; slug: string };
  /** The CIP code and the name of the major for which the college is saved. */
  major: { code: string; name: string } | null;
  /** Null removes the major. */
  onMajor: (code: string | null) => void;
}

const MajorCombobox = lazyChunk(async () => (await import('../../major-search/MajorCombobox.tsx')).MajorCombobox);

/** The major for which a college is saved, with a link to what the college teaches. The person can choose, change and remove it. */
export function SavedMajor({ college, major, onMajor }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const set = (code: string | null) => {
    setChoosing(false);
    // The pressed control is gone.
    button.current?.focus();
    onMajor(code);
  };
  return (
    <div className="mt-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-3">
        {major && (
          <p className="min-w-0 [overflow-wrap:anywhere]">
            For{' '}
            <TextLink to={`/colleges/${college.slug}#majors`} className="inline-flex min-h-8 items-center">
              {major.name}
            </TextLink>
          </p>
        )}
        <div className="flex" data-print="hide">
          <Button
            ref={button}
            variant="quiet"
            size="small"
            aria-expanded={isChoosing}
            className={major ? '' : '-ml-3'}
            onClick={() => setChoosing(!isChoosing)}
          >
            {major ? 'Change major' : 'Add a major'}
            <span className="sr-only"> for {college.name}</span>
          </Button>
          {major && (
            <Button variant="quiet" size="small" onClick={() => set(null)}>
              Remove major<span className="sr-only"> for {college.name}</span>
            </Button>
          )}
        </div>
      </div>
      {isChoosing && (
        <Suspense>
          <div className="mt-1 mb-2 max-w-80">
            <MajorCombobox label={`Major at ${college.name}`} placeholder="e.g. nursing" onMajor={set} />
          </div>
        </Suspense>
      )}
    </div>
  );
}
