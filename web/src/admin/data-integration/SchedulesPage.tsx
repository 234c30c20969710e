import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Schedule } from '../../api/domain/imports.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Waiting } from '../frame/Waiting.tsx';
import { callPanel } from '../panel-api.ts';
import { ConsoleNav } from '../frame/ConsoleNav.tsx';
import { CopyText } from './CopyText.tsx';

const NAMES: Readonly<Record<Schedule['format'], { title: string; use: string }>> = {
  cron: { title: 'cron', use: 'Add these lines to the crontab of the user who runs the server.' },
  systemd: { title: 'systemd timer', use: 'Save each part in the file that its first line names.' },
  kubernetes: { title: 'Kubernetes CronJob', use: 'Save it as a file, and give it to kubectl apply.' },
};

/** Schedules for automatic imports as text to copy. The page installs nothing. */
export function SchedulesPage() {
  const { data, error } = useQuery({
    queryKey: ['import-schedules'],
    queryFn: ({ signal }) => callPanel('schedules', {}, signal),
    retry: false,
  });
  return (
    <PageFrame title="Schedules">
      <ConsoleNav />
      <Typography sx={{ maxWidth: '45rem', mb: 2 }}>
        Choose one of these. Each looks for new files once a week, in the months in which they may appear, and imports them. A run that
        fails changes nothing, stays on the overview until a person acknowledges it, and sends the admins one email.
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Waiting />}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {data?.map(({ format, text }) => (
          <section key={format}>
            <Typography variant="h2">{NAMES[format].title}</Typography>
            <Typography sx={{ mb: 1 }}>{NAMES[format].use}</Typography>
            <CopyText text={text} label={`Copy the schedule for ${NAMES[format].title}`} />
          </section>
        ))}
      </Box>
    </PageFrame>
  );
}
