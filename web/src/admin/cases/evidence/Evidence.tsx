import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CaseEvidence, StaffCase } from '../../../api/domain/moderation.ts';
import { callPanel } from '../../panel-api.ts';
import { useRefusalText } from '../../records/use-refusal.ts';
import { EvidenceTexts } from './EvidenceTexts.tsx';
import { ReportList } from './ReportList.tsx';
import { StepHistory } from './StepHistory.tsx';

interface Look {
  version: number;
  evidence: CaseEvidence;
}

/**
 * The evidence of a case, behind a button. The server records each look, so nothing is fetched before the button is pressed, and
 * nothing is fetched again by itself.
 */
export function Evidence({ record: { id, version, kind } }: { record: StaffCase }) {
  const [look, setLook] = useState<Look>();
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const refusalText = useRefusalText();
  const show = async () => {
    setBusy(true);
    setMessage(undefined);
    try {
      setLook({ version, evidence: await callPanel('caseEvidence', { params: { id } }) });
    } catch (error) {
      setMessage(await refusalText(error));
    }
    setBusy(false);
  };
  const isOld = look !== undefined && look.version !== version;
  return (
    <Card component="section" aria-labelledby="evidence">
      <CardContent>
        <Typography variant="h6" component="h2" id="evidence" gutterBottom>
          Evidence
        </Typography>
        {!look && <p>The reports and the reported texts are hidden. They may be upsetting.</p>}
        {isOld && <p>The case has changed since you looked.</p>}
        {(!look || isOld) && (
          <Button variant="outlined" size="small" loading={isBusy} onClick={() => void show()}>
            {isOld ? 'Show it again (this look is recorded)' : 'Show the evidence (this look is recorded)'}
          </Button>
        )}
        <div role="alert">{message !== undefined && <Alert severity="error">{message}</Alert>}</div>
        {look && <Shown caseId={id} isOwn={kind === 'access'} evidence={look.evidence} onHide={() => setLook(undefined)} />}
      </CardContent>
    </Card>
  );
}

interface ShownProps {
  caseId: number;
  isOwn: boolean;
  evidence: CaseEvidence;
  onHide: () => void;
}

function Shown({ caseId, isOwn, evidence: { reports, evidence, steps, formerSteps }, onHide }: ShownProps) {
  return (
    <>
      <Button size="small" onClick={onHide}>
        Hide the evidence
      </Button>
      <ReportList caseId={caseId} isOwn={isOwn} reports={reports} />
      <EvidenceTexts evidence={evidence} />
      <StepHistory steps={steps} formerSteps={formerSteps} />
    </>
  );
}
