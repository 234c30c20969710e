import { Alert, Button, Link, Typography } from '@mui/material';
import { PageFrame } from '../frame/PageFrame.tsx';
import { timeText } from '../records/value-text.ts';

/** The section of the account settings where a person turns the second step on. */
const SETTINGS = '/profile?tab=account#second-step';

/** Says until when the role works without the second step that it needs. */
export function SecondStepBanner({ until }: { until: string }) {
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      Your role needs a second step of signing in. Without it, the admin pages are closed to you from {timeText(until)}.{' '}
      <Link href={SETTINGS} color="inherit">
        Turn it on
      </Link>
    </Alert>
  );
}

/** Instead of every page when that time is over. */
export function SecondStepPage() {
  return (
    <PageFrame title="Turn on the second step">
      <Typography sx={{ maxWidth: '40rem', mb: 1 }}>
        Your role needs a second step of signing in, and the time to turn it on is over. Until you do, you cannot work here. Your own pages
        and the public pages are open.
      </Typography>
      <Typography sx={{ maxWidth: '40rem', mb: 2 }}>
        Turn it on in the settings of your account, under “Second step”. Then come back to this page.
      </Typography>
      <Button href={SETTINGS} variant="contained">
        Open the settings
      </Button>
    </PageFrame>
  );
}
