import { Alert, Box, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { numberText } from '../../frame/formats.ts';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { Waiting } from '../../frame/Waiting.tsx';
import { callPanel } from '../../panel-api.ts';
import { ConsoleNav } from '../../frame/ConsoleNav.tsx';
import { CoverageMatrix } from './CoverageMatrix.tsx';

/** The share of listed colleges with a value, by field and sector. */
export function CoveragePage() {
  const [text, setText] = useState('');
  const { data, error } = useQuery({
    queryKey: ['data-quality'],
    queryFn: ({ signal }) => callPanel('dataQuality', {}, signal),
    retry: false,
  });
  const wanted = text.trim().toLowerCase();
  const fields =
    data?.fields.filter(({ key, label, group }) => [key, label, group].some((part) => part.toLowerCase().includes(wanted))) ?? [];
  return (
    <PageFrame title="Coverage by sector">
      <ConsoleNav />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Waiting />}
      {data && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
          <Typography sx={{ maxWidth: '45rem' }}>
            The share of the {numberText(data.total)} listed colleges with a value. Estimated values count as values. Data version{' '}
            {data.dataVersion}.
          </Typography>
          <TextField
            label="Find a field"
            type="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            sx={{ maxWidth: '24rem' }}
          />
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            {fields.length === 0 ? 'No field has this name.' : `${fields.length} fields`}
          </Typography>
          {fields.length > 0 && <CoverageMatrix sectors={data.sectors} total={data.total} fields={fields} />}
        </Box>
      )}
    </PageFrame>
  );
}
