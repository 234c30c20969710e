import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { ImportJob } from '../../../api/domain/imports.ts';
import { figuresRequest, isOfServices, type ImportCandidate } from '../job-parts.ts';
import { SOURCE_WORDS } from '../../import-runs/run-words.ts';
import { useMe } from '../../me.ts';
import { useJobCall } from '../calls/use-job-call.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { choicesFor, requestOf, yearFault } from './choices.ts';
import { MappingEditor } from '../mapping/MappingEditor.tsx';
import { useMapping } from '../mapping/use-mapping.ts';
import { DetectedTable } from './DetectedTable.tsx';
import { ServicesCandidate } from './ServicesCandidate.tsx';
import { UnusedFiles } from '../../import-runs/remarks/UnusedFiles.tsx';

/** What the files are, to confirm or correct before the dry run. */
export function DetectionStep({ job }: { job: ImportJob }) {
  const candidates = job.candidates ?? [];
  const services = candidates.find(isOfServices);
  if (services) return <ServicesCandidate jobId={job.id} candidate={services} />;
  return <FiguresCandidates job={job} candidates={candidates.filter((one) => !isOfServices(one))} />;
}

function FiguresCandidates({ job, candidates }: { job: ImportJob; candidates: readonly ImportCandidate[] }) {
  const [source, setSource] = useState(job.source ?? candidates[0]?.source);
  const candidate = candidates.find((one) => one.source === source) ?? candidates[0];
  if (!candidate)
    return <Typography>Nothing was detected in these files. Cancel this import, and start again with other files.</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {candidates.length > 1 && (
        <TextField
          select
          label="Source"
          value={candidate.source}
          onChange={({ target }) => setSource(target.value as ImportCandidate['source'])}
          helperText="The files can be of several sources. The most likely one comes first."
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ maxWidth: '24rem' }}
        >
          {candidates.map((one) => (
            <option key={one.source} value={one.source}>
              {SOURCE_WORDS[one.source]}
              {one.tables.length > 0 && (one.tables.length === 1 ? ', 1 table' : `, ${one.tables.length} tables`)}
            </option>
          ))}
        </TextField>
      )}
      <Candidate key={candidate.source} job={job} candidate={candidate} />
    </Box>
  );
}

function Candidate({ job, candidate }: { job: ImportJob; candidate: ImportCandidate }) {
  const mayApply = useMe().permissions.includes('runs.apply');
  const [choices, setChoices] = useState(() => choicesFor(candidate, figuresRequest(job.request)));
  const [isAsked, setAsked] = useState(false);
  const { isBusy, message, errors, check } = useJobCall(job.id);
  const columns = useMapping(job, candidate, errors);
  const { source, fault, tables, unused, drift } = candidate;
  const fieldFault = yearFault(candidate, choices.year);
  const isComplete = fieldFault === null && columns.isValid;
  const start = () => {
    setAsked(true);
    if (isComplete) void check({ ...requestOf(candidate, choices), ...columns.send() });
  };
  return (
    <>
      <Typography>{foundText(tables.length, SOURCE_WORDS[source])}</Typography>
      {fault && <Alert severity="warning">{fault.message}</Alert>}
      {mayApply && (
        <>
          <ChoiceFields choices={choices} fault={isAsked ? fieldFault : null} onChange={setChoices} />
          <MappingEditor columns={columns} />
          <div role="alert">
            {message !== undefined && <Alert severity="error">{message}</Alert>}
            {isAsked && !isComplete && <Alert severity="error">Correct the marked fields above first.</Alert>}
          </div>
          <div>
            <Button variant="contained" loading={isBusy} onClick={start}>
              Start the dry run
            </Button>
            <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>It shows what the import would do, and changes nothing.</Typography>
          </div>
        </>
      )}
      {tables.map((table, at) => (
        <DetectedTable
          key={`${table.file} ${table.table}`}
          table={table}
          drift={drift.find(({ file }) => file === table.file)}
          isOpen={at === 0}
        />
      ))}
      <UnusedFiles unused={unused} />
    </>
  );
}

function foundText(count: number, source: string): string {
  if (count === 0) return `No table of ${source} can be read yet.`;
  return count === 1 ? `One table of ${source} was found.` : `${count} tables of ${source} were found.`;
}
