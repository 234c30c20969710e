import { Typography } from '@mui/material';
import { PageFrame } from '../frame/PageFrame.tsx';
import { useMe } from '../me.ts';

/** The first page of the panel. */
export function Dashboard() {
  const { user } = useMe();
  return (
    <PageFrame title="Overview">
      <Typography>Signed in as {user.username}. Choose a page in the menu.</Typography>
    </PageFrame>
  );
}
