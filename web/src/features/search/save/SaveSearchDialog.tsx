import { LONGEST_SEARCH_NAME, savedSearchText, type SearchQuery } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { SaveAsDialog } from '../../../entities/ranking/SaveAsDialog.tsx';

export function SaveSearchDialog({ query, onClose }: { query: SearchQuery; onClose: () => void }) {
  const { api } = useSite();
  return (
    <SaveAsDialog
      title="Save this search"
      submit="Save under this name"
      hint="Saves your filters and the order, without your test scores and family income. Only you can see them."
      maxLength={LONGEST_SEARCH_NAME}
      save={(name) => api.savedSearches.save({ body: { name, query: savedSearchText(query) } })}
      queryKey={['/api/user/searches']}
      onClose={onClose}
    />
  );
}
