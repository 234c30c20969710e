import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before the page is left while files go up. */
export function LeaveGuard() {
  const titleId = useId();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open onClose={() => blocker.reset()} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Stop the upload?</DialogTitle>
      <DialogContent>
        <Typography>Files are still going up. If you leave this page, you can continue later with the same files.</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.reset()}>Stay</Button>
        <Button variant="contained" onClick={() => blocker.proceed()}>
          Leave
        </Button>
      </DialogActions>
    </Dialog>
  );
}
