import { Box, Card, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as PanelLink } from 'react-router-dom';
import { releaseText, SOURCE_FACTS } from '../../../api/domain/colleges.ts';
import type { Lineage } from '../../../api/domain/imports.ts';
import { FactList } from '../../frame/FactList.tsx';
import { momentText, numberText } from '../../frame/formats.ts';
import { valueText } from '../../records/value-text.ts';
import { fieldLabel } from '../../records/field-label.ts';
import { LineageSteps } from './LineageSteps.tsx';

/** The value with its source, run and files, and the runs that changed it. */
export function LineageFacts({ lineage }: { lineage: Lineage }) {
  const { collegeId, name, field, value } = lineage;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Card sx={{ p: 2 }}>
        <Typography variant="h2" gutterBottom>
          <Link component={PanelLink} to={`/colleges/${collegeId}`}>
            {name}
          </Link>
        </Typography>
        <FactList facts={[[fieldLabel(field), <strong key="value">{valueText('colleges', field, value)}</strong>], ...factsOf(lineage)]} />
      </Card>
      <LineageSteps field={field} steps={lineage.steps} />
    </Box>
  );
}

function factsOf({ origin, files, line, unitId, lock, field }: Lineage): [string, ReactNode][] {
  if (!origin) return [['Source', 'No source supplied this field: it is computed, or no file has it.']];
  const { source, table, variable, year, period, release, runId } = origin;
  if (source === 'staff')
    return [
      ['Source', `Staff, ${period}. Reason: ${variable}`],
      ...(lock
        ? ([
            ['Locked', `${momentText(lock.lockedAt)} by ${lock.lockedBy}`],
            ['Imported value', valueText('colleges', field, lock.supplied)],
          ] as [string, ReactNode][])
        : []),
    ];
  const { name } = SOURCE_FACTS[source];
  return [
    ['Source', `${name}, ${year}, ${releaseText(release)}`],
    ['Table and variable', `${table}, ${variable}`],
    ['Period', period],
    ['Run', runId === null ? 'Not known' : <RunLink key="run" id={runId} />],
    ['File', files.length === 0 ? 'The ledger has no file of this table.' : <Files key="files" files={files} />],
    ['Line', line === null ? `The run stored no line. Look for UNITID ${unitId} in the file.` : `${numberText(line)}, UNITID ${unitId}`],
  ];
}

const RunLink = ({ id }: { id: number }) => (
  <Link component={PanelLink} to={`/import-runs/${id}/show`}>
    Run {id}
  </Link>
);

const Files = ({ files }: { files: Lineage['files'] }) =>
  files.map(({ file, sha256 }) => (
    <Box key={sha256}>
      {file}
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        SHA-256 <code>{sha256}</code>
      </Box>
    </Box>
  ));
