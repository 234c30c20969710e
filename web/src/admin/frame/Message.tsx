import { Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { PageFrame } from './PageFrame.tsx';

/** A page of the panel that only says something, with a link to the overview. */
export function Message({ title, text }: { title: string; text: string }) {
  return (
    <PageFrame title={title}>
      <Typography sx={{ maxWidth: '40rem', mb: 2 }}>{text}</Typography>
      <Button component={Link} to="/" variant="outlined">
        Go to the overview
      </Button>
    </PageFrame>
  );
}
