import { Box, Link, Typography } from '@mui/material';
import { Link as PanelLink } from 'react-router-dom';
import { ConsoleNav } from '../../frame/ConsoleNav.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { useMe } from '../../me.ts';
import { BigqueryForm } from './BigqueryForm.tsx';
import { FileForm } from './FileForm.tsx';
import { OpenJobs } from './OpenJobs.tsx';

/** Where an import begins: files to upload, BigQuery, and the imports that wait. Those who may not apply imports see only the latter. */
export function ImportPage() {
  const mayApply = useMe().permissions.includes('runs.apply');
  return (
    <PageFrame title="Import files">
      <ConsoleNav />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {mayApply ? (
          <>
            <Typography sx={{ maxWidth: '45rem' }}>
              Upload the files as their publisher offers them. Alma looks what they are, and shows what they would change. Nothing changes
              until you apply the import. Files that Alma can download itself start from the{' '}
              <Link component={PanelLink} to="/data-integration">
                page of sources
              </Link>
              . Student services come as one CSV file, in the form that the{' '}
              <Link component={PanelLink} to="/services">
                list of services
              </Link>{' '}
              exports.
            </Typography>
            <FileForm />
            <BigqueryForm />
          </>
        ) : (
          <Typography>Only admins can import files. You can follow the imports of others.</Typography>
        )}
        <OpenJobs />
      </Box>
    </PageFrame>
  );
}
