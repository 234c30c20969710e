import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { RecordOf } from '../../../api/panel-contracts.ts';
import { SaveQuery } from './SaveQuery.tsx';
import { useSavedQueries, type SavedQueries } from './use-saved-queries.ts';

/** Own and shared queries of the list, and the fields to save the present one. */
export function SavedQueriesDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const queries = useSavedQueries();
  const { saved, apply, save } = queries;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Saved queries of this list</DialogTitle>
      <DialogContent>
        {saved.length === 0 && <p>There are none yet. A saved query keeps the filters and the order of the list.</p>}
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {saved.map((one) => (
            <SavedItem
              key={one.id}
              one={one}
              queries={queries}
              onApply={() => {
                apply(one);
                onClose();
              }}
            />
          ))}
        </Box>
        <SaveQuery onSave={save} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function SavedItem({ one, queries, onApply }: { one: RecordOf<'saved-queries'>; queries: SavedQueries; onApply: () => void }) {
  const { name, isOwn, isShared, authorName } = one;
  const owner = isOwn ? (isShared ? ' (shared)' : '') : ` (shared by ${authorName ?? 'a deleted account'})`;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        {name}
        {owner}
      </Box>
      <Button size="small" aria-label={`Apply ${name}`} onClick={onApply}>
        Apply
      </Button>
      {isOwn && (
        <>
          <Button size="small" aria-label={isShared ? `Stop sharing ${name}` : `Share ${name}`} onClick={() => void queries.share(one)}>
            {isShared ? 'Stop sharing' : 'Share'}
          </Button>
          <Button size="small" color="error" aria-label={`Delete ${name}`} onClick={() => void queries.remove(one)}>
            Delete
          </Button>
        </>
      )}
    </Box>
  );
}
