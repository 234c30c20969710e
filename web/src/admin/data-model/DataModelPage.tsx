import { Alert, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataModel } from '../../api/domain/staff.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Waiting } from '../frame/Waiting.tsx';
import { callPanel } from '../panel-api.ts';
import { FieldTable } from './FieldTable.tsx';

type Field = DataModel['fields'][number];

/** Every field of a college: what it means, where it comes from, how complete it is, and who may write it. */
export function DataModelPage() {
  const [text, setText] = useState('');
  const { data, error } = useQuery({
    queryKey: ['data-model'],
    queryFn: ({ signal }) => callPanel('dataModel', {}, signal),
    retry: false,
  });
  const fields = data?.fields.filter((field) => matches(field, text.trim().toLowerCase())) ?? [];
  return (
    <PageFrame title="Data model">
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Waiting />}
      {data && (
        <>
          <TextField
            label="Find a field"
            type="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            sx={{ maxWidth: '24rem' }}
          />
          <Typography role="status" sx={{ my: 1, color: 'text.secondary' }}>
            {fields.length === data.fields.length ? `${fields.length} fields` : `${fields.length} of ${data.fields.length} fields`}, data
            version {data.dataVersion}
          </Typography>
          {fields.length > 0 && <FieldTable fields={fields} />}
        </>
      )}
    </PageFrame>
  );
}

const matches = ({ key, label, meaning, group, sources }: Field, text: string): boolean =>
  [key, label, meaning, group, ...sources.flatMap(({ source, table, variable }) => [source, table, variable])].some((part) =>
    part.toLowerCase().includes(text),
  );
