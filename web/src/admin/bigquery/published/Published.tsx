import { Alert, Box, Card, Typography } from '@mui/material';
import { bytesText, type WarehouseStatus } from '../../../api/domain/warehouse.ts';
import { FactList } from '../../frame/FactList.tsx';
import { momentText, numberText } from '../../frame/formats.ts';
import { PublishButton } from './PublishButton.tsx';

const ENGINES: Readonly<Record<WarehouseStatus['engine'], string>> = {
  duckdb: 'DuckDB on this server, with a copy of the catalog. Queries cost nothing.',
  bigquery: 'Google BigQuery, live. Queries may cost money.',
  none: 'None',
};

/** Which engine answers, which state of the catalog it has, and the button that publishes the present one. */
export function Published({ status }: { status: WarehouseStatus }) {
  const { engine, place, shown, isCurrent, versions } = status;
  return (
    <Card component="section" aria-label="Published catalog" sx={{ p: 2 }}>
      <FactList
        facts={[
          ['Engine', ENGINES[engine]],
          ...(place ? [['Tables', `Project ${place.project}, dataset ${place.dataset}, in ${place.location}`] as const] : []),
          ['Published', shown ? publishedText(shown) : 'Nothing yet'],
          ...(versions.length > 1 ? [['Kept versions', numberText(versions.length)] as const] : []),
        ]}
      />
      <Box sx={{ mt: 1.5, display: 'grid', gap: 1, justifyItems: 'start' }}>
        {!shown && <Typography>Publish the catalog first. It takes less than a minute, and the site goes on.</Typography>}
        {shown && !isCurrent && (
          <Alert severity="info" role="status">
            The catalog has changed since. Publish it again to query the present figures.
          </Alert>
        )}
        <PublishButton isNeeded={!isCurrent} />
      </Box>
    </Card>
  );
}

function publishedText({ dataVersion, at, tables }: NonNullable<WarehouseStatus['shown']>): string {
  const [rows, bytes] = [tables.reduce((sum, one) => sum + one.rows, 0), tables.reduce((sum, one) => sum + one.bytes, 0)];
  return `Data version ${dataVersion}, ${momentText(at)}: ${numberText(rows)} rows, ${bytesText(bytes)}`;
}
