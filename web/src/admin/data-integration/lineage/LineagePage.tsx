import { Alert, Box, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { FIELD_LABELS, type FieldKey } from '../../../api/domain/colleges.ts';
import { CollegeSearch } from '../../colleges-input/CollegeSearch.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { Waiting } from '../../frame/Waiting.tsx';
import { callPanel } from '../../panel-api.ts';
import { ConsoleNav } from '../../frame/ConsoleNav.tsx';
import { LineageFacts } from './LineageFacts.tsx';

const FIELDS = Object.entries(FIELD_LABELS).sort(([, one], [, other]) => one.localeCompare(other));

/** Where one value of a college comes from. The address names both: `?unitId=100858&field=avgSAT`. */
export function LineagePage() {
  const [search, setSearch] = useSearchParams();
  const [unitId, field] = [search.get('unitId') ?? '', search.get('field') ?? 'size'];
  const { data, error, isFetching } = useQuery({
    queryKey: ['lineage', unitId, field],
    // The address can name anything. The server refuses what is no field.
    queryFn: ({ signal }) => callPanel('lineage', { params: { unitId, field: field as FieldKey } }, signal),
    enabled: unitId !== '',
    retry: false,
  });
  const set = (next: Record<string, string>) => setSearch({ unitId, field, ...next }, { replace: true });
  return (
    <PageFrame title="Lineage of a value">
      <ConsoleNav />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          mb: 2,
        }}
      >
        <CollegeSearch
          id="lineage-college"
          label="College"
          chosen={data ? { unitId: data.unitId, name: data.name, place: '' } : null}
          onChoose={(choice) => choice && set({ unitId: String(choice.unitId) })}
          onBlur={() => undefined}
          isReadOnly={false}
        />
        <TextField
          select
          label="Field"
          value={field}
          onChange={({ target }) => set({ field: target.value })}
          slotProps={{ select: { native: true } }}
        >
          {FIELDS.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </TextField>
      </Box>
      {unitId === '' && <Typography>Choose a college and a field.</Typography>}
      {error && <Alert severity="error">{error.message}</Alert>}
      {isFetching && !data && <Waiting />}
      {data && !error && <LineageFacts lineage={data} />}
    </PageFrame>
  );
}
