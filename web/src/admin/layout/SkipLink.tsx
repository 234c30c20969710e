import { Link } from '@mui/material';

/** The first stop of the keyboard: jumps over the bar and the menu. */
export function SkipLink() {
  return (
    <Link href="#content" sx={HIDDEN_UNTIL_FOCUSED}>
      Skip to the content
    </Link>
  );
}

const HIDDEN_UNTIL_FOCUSED = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  p: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
};
