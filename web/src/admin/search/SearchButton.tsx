import SearchIcon from '@mui/icons-material/Search';
import { Button, IconButton } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';

const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog.tsx')).SearchDialog }));
const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);
const SHORTCUT = IS_APPLE ? '⌘K' : 'Ctrl+K';
const isShortcut = ({ key, metaKey, ctrlKey }: KeyboardEvent): boolean => key.toLowerCase() === 'k' && (metaKey || ctrlKey);

/** Opens the search over all records, also with ⌘K or Ctrl+K. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button
        onClick={open}
        variant="outlined"
        size="small"
        color="inherit"
        startIcon={<SearchIcon />}
        aria-keyshortcuts="Meta+K Control+K"
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, borderColor: 'divider' }}
      >
        Search ({SHORTCUT})
      </Button>
      <IconButton onClick={open} aria-label="Search" sx={{ display: { sm: 'none' } }}>
        <SearchIcon />
      </IconButton>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
