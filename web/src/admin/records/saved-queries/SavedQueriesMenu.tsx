import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { SavedQueriesDialog } from './SavedQueriesDialog.tsx';

/** The button of a list that opens its saved filters. */
export function SavedQueriesMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<BookmarksOutlined />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Saved queries
      </Button>
      {isOpen && <SavedQueriesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
