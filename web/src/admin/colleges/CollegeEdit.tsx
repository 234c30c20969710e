import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { COLLEGE_TABS, type COMPUTED_FIELDS } from '../../api/domain/college-form.ts';
import type { RecordOf } from '../../api/panel-contracts.ts';
import { recordLabel } from '../records/record-label.ts';
import { RecordEdit } from '../records/RecordEdit.tsx';
import { CollegeInput } from './CollegeInput.tsx';
import { ComputedScores } from './ComputedScores.tsx';
import { SyncFacts } from './SyncFacts.tsx';

type Score = (typeof COMPUTED_FIELDS)[number];
const SCORES: Readonly<Record<string, readonly Score[]>> = {
  Outcomes: ['prestigeScore'],
  Research: ['researchScore', 'carnegieScore'],
  Safety: ['safetyScore'],
  Athletics: ['athleticsScore'],
};

const inputTabs = Object.entries(COLLEGE_TABS).map(([label, fields]) => ({
  label,
  content: (
    <>
      {fields.map((field) => (
        <CollegeInput key={field} field={field} />
      ))}
      <ComputedScores fields={SCORES[label] ?? []} />
      {label === 'Cost' && <NetPriceLink />}
    </>
  ) as ReactNode,
}));
const TABS = [...inputTabs, { label: 'Sync', content: <SyncFacts /> }];

/** The form of a college: every value with its source and lock. */
export function CollegeEdit() {
  return <RecordEdit<'colleges'> title={recordLabel} tabs={TABS} aside={<SiteLink />} />;
}

function SiteLink() {
  const record = useRecordContext<RecordOf<'colleges'>>();
  return record ? (
    <Typography>
      <Link href={`/colleges/${record.slug}`}>View on the site</Link>
    </Typography>
  ) : null;
}

function NetPriceLink() {
  const record = useRecordContext<RecordOf<'colleges'>>();
  return (
    <Typography sx={{ mt: 1 }}>
      <Link href={`/admin/net-prices/${String(record?.id)}`}>Net prices by family income</Link>
    </Typography>
  );
}
