import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { compareHref, replaceCompareList, type Picked } from '../../entities/compare/store.ts';

interface Props {
  shown: readonly Picked[];
  /** The reader's own list. */
  list: readonly Picked[];
  onKeep: () => void;
}

/** Said to somebody who opened a link: what is on the page is not what they picked. */
export function SharedNotice({ shown, list, onKeep }: Props) {
  const isEmpty = list.length === 0;
  return (
    <section
      aria-label="Shared comparison"
      data-print="hide"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-sky-tint px-4 py-3"
    >
      <div className="max-w-prose">
        <p className="font-medium">You are viewing a shared comparison</p>
        <p className="text-sm text-muted">
          {isEmpty ? (
            'You have picked no colleges yet.'
          ) : (
            <>
              Your own list has {list.length === 1 ? 'one college' : `${list.length} colleges`}.{' '}
              <TextLink to={compareHref(list.map(({ id }) => id))}>Look at mine</TextLink>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={() => replaceCompareList(shown)}>
          {isEmpty ? 'Make it my list' : 'Replace my list'}
        </Button>
        <Button size="small" variant="quiet" onClick={onKeep}>
          {isEmpty ? 'Not now' : 'Keep mine'}
        </Button>
      </div>
    </section>
  );
}
