import { LONGEST_SEARCH_NAME, savedSearchText, type SearchQuery } from '../../../api/domain/search.ts';
import { useSite } from '../../../api/site.ts';
import { chipsOf } from '../filters/chips.ts';
import { withoutPrivate } from '../private/private-params.ts';
import { SaveAsDialog } from '../../../entities/ranking/SaveAsDialog.tsx';

export function SaveSearchDialog({ query, onClose }: { query: SearchQuery; onClose: () => void }) {
  const { api } = useSite();
  return (
    <SaveAsDialog
      title="Save this search"
      submit="Save under this name"
      hint="Saves your filters and the order, without your test scores and family income. Only you can see them."
      suggestion={suggestedName(query)}
      maxLength={LONGEST_SEARCH_NAME}
      save={(name) => api.savedSearches.save({ body: { name, query: savedSearchText(query) } })}
      queryKey={['/api/user/searches']}
      onClose={onClose}
    />
  );
}

/** The filters in words, as many as a name has room for. Empty without filters. */
export function suggestedName(query: SearchQuery): string {
  const labels = chipsOf(withoutPrivate(query)).map(({ label }) => label);
  const fitting = labels.findLastIndex((_, index) => labels.slice(0, index + 1).join(', ').length <= LONGEST_SEARCH_NAME);
  return labels.slice(0, fitting + 1).join(', ');
}
