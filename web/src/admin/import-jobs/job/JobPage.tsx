import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import type { ImportJob } from '../../../api/domain/imports.ts';
import { OutcomeStep } from '../check/OutcomeStep.tsx';
import { RefusalStep } from '../check/RefusalStep.tsx';
import { DetectionStep } from '../detection/DetectionStep.tsx';
import { ConsoleNav } from '../../frame/ConsoleNav.tsx';
import { Disclosure } from '../../frame/Disclosure.tsx';
import { momentText } from '../../frame/formats.ts';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { Waiting } from '../../frame/Waiting.tsx';
import { importJob } from '../job-queries.ts';
import { titleOf } from '../job-words.ts';
import { UploadStep } from '../upload/UploadStep.tsx';
import { CancelButton } from './CancelButton.tsx';
import { EndedStep } from './EndedStep.tsx';
import { JobSteps } from './JobSteps.tsx';
import { headingOf, placeOf, viewOf, type JobView } from './job-view.ts';
import { ResultStep } from './ResultStep.tsx';
import { StepHeading } from './StepHeading.tsx';
import { WorkingStep } from './WorkingStep.tsx';

/** The page of one import job. It shows the current step, also to people who did not start the job. */
export function JobPage() {
  const { id = '' } = useParams();
  const { data: job, error } = useQuery(importJob(id));
  return (
    <PageFrame title={job ? titleOf(job) : `Import ${id}`} actions={job && <CancelButton job={job} />}>
      <ConsoleNav />
      {error && (
        <Alert severity={job ? 'warning' : 'error'} sx={{ mb: 2 }}>
          {error.message}
        </Alert>
      )}
      {!job && !error && <Waiting />}
      {job && <Job key={job.id} job={job} />}
    </PageFrame>
  );
}

function Job({ job }: { job: ImportJob }) {
  // The update that the choices are changed after. Any later one shows its own view.
  const [changedAfter, setChangedAfter] = useState<string>();
  const isChanging = changedAfter === job.updatedAt && job.candidates !== null;
  const view = isChanging ? 'detection' : viewOf(job);
  const View = VIEWS[view];
  return (
    <Box sx={{ minWidth: 0 }}>
      <JobSteps place={isChanging ? 1 : placeOf(job)} isOver={view === 'result'} />
      <Typography sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>
        Started by {job.createdBy}, {momentText(job.createdAt)}
        {job.fileNames.length > 0 && `: ${job.input?.origin ?? job.fileNames.join(', ')}`}
      </Typography>
      {job.input !== null && job.input.sql !== null && (
        <Disclosure summary="The query">
          <Box component="pre" sx={{ m: 0, fontSize: '0.875rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {job.input.sql}
          </Box>
        </Disclosure>
      )}
      <StepHeading text={isChanging ? 'Change the choices' : headingOf(job)} />
      <View job={job} onChange={() => setChangedAfter(job.updatedAt)} />
    </Box>
  );
}

interface ViewProps {
  job: ImportJob;
  /** Shows the choices again. */
  onChange: () => void;
}

const VIEWS: Readonly<Record<JobView, ComponentType<ViewProps>>> = {
  upload: UploadStep,
  working: WorkingStep,
  detection: DetectionStep,
  refusal: RefusalStep,
  outcome: OutcomeStep,
  result: ResultStep,
  ended: EndedStep,
};
