import { Button, Typography } from '@mui/material';
import { PageFrame } from './PageFrame.tsx';

/** For a page whose code has thrown. */
export function FailedPage() {
  return (
    <PageFrame title="This page failed">
      <Typography role="alert" sx={{ mb: 2 }}>
        Something went wrong on this page. Your saved changes are safe. Try again, or choose another page in the menu.
      </Typography>
      <Button variant="outlined" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </PageFrame>
  );
}
