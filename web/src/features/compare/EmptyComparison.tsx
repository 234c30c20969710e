import { MAX_COMPARED } from '../../api/domain/colleges.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { compareHref, useCompareList } from '../../entities/compare/store.ts';

/** Explains how to add colleges, with a link to the visitor's own list. */
export function EmptyComparison() {
  const list = useCompareList();
  return (
    <div className="mt-6">
      <EmptyState title="No colleges to compare yet">
        <p>Select “Compare” next to up to {MAX_COMPARED} colleges, in the search or on their pages. Or enter a name above.</p>
        {list.length > 0 && (
          <TextLink to={compareHref(list.map(({ id }) => id))}>
            View your list of {list.length === 1 ? 'one college' : `${list.length} colleges`}
          </TextLink>
        )}
        <ButtonLink to="/discover" variant="secondary">
          Find colleges
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
