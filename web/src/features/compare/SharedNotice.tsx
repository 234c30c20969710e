import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { replaceCompareList, type ComparedCollege } from '../../entities/compare/store.ts';

interface Props {
  shown: readonly ComparedCollege[];
  /** The visitor's own list. */
  list: readonly ComparedCollege[];
  /** The address of a comparison of these colleges. */
  hrefOf: (ids: readonly number[]) => string;
  onDismiss: () => void;
}

/** For a visitor who opened a link to a different comparison than their own list. */
export function SharedNotice({ shown, list, hrefOf, onDismiss }: Props) {
  const isEmpty = list.length === 0;
  return (
    <section
      aria-label="Shared comparison"
      data-print="hide"
      className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card border border-line bg-sky-tint px-4 py-1.5"
    >
      <p className="max-w-prose text-sm">
        <span className="font-medium">You are viewing a shared comparison.</span>{' '}
        {isEmpty ? (
          'Your own list is empty.'
        ) : (
          <>
            Your own list has {list.length === 1 ? 'one college' : `${list.length} colleges`}.{' '}
            <TextLink to={hrefOf(list.map(({ id }) => id))}>View my list</TextLink>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={() => replaceCompareList(shown)}>
          {isEmpty ? 'Use as my list' : 'Replace my list'}
        </Button>
        <Button size="small" variant="quiet" onClick={onDismiss}>
          {isEmpty ? 'Not now' : 'Keep mine'}
        </Button>
      </div>
    </section>
  );
}
