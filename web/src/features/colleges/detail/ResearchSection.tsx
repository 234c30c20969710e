import { priceText, UNDER_THRESHOLD, type CollegeDetail } from '../../../api/contracts.ts';
import { NumberTable } from '../../../components/NumberTable.tsx';
import { labelOf } from '../../../lib/figure-words.ts';
import { shareText } from '../../../lib/score-words.ts';
import { FactRows, Row, Rows } from './FactRows.tsx';
import { knownFactsOf } from './facts.ts';
import { Reason, reasonOf } from './Reason.tsx';
import { researchSplitOf, type ResearchSplit } from './research-split.ts';
import { Section } from './Section.tsx';

export function ResearchSection({ detail }: { detail: CollegeDetail }) {
  const { carnegieClassification, researchActivity } = detail.college;
  const split = researchSplitOf(detail.college);
  const scores = knownFactsOf(detail, ['researchScore', 'carnegieScore']);
  return (
    <Section id="research" title="Research and classification">
      <Rows>
        <Row label="Carnegie classification" note="The kind of college, not its quality.">
          {carnegieClassification ?? 'Not in the classification.'}
        </Row>
        <Row label="Research activity" note="How much research is done, by spending and doctorates.">
          {researchActivity ?? 'Not among the research universities and colleges.'}
        </Row>
      </Rows>
      <Spending detail={detail} />
      {split && <Departments split={split} />}
      {scores.length > 0 && <FactRows facts={scores} detail={detail} />}
    </Section>
  );
}

/** A stored 0 is a college below what the survey counts, not one that spends nothing. */
function Spending({ detail }: { detail: CollegeDetail }) {
  const { researchFundingTotal } = detail.college;
  if (researchFundingTotal === 0) {
    return (
      <Rows>
        <Row label={labelOf('researchFundingTotal')} note="The national survey covers colleges that spend more.">
          {UNDER_THRESHOLD} a year
        </Row>
      </Rows>
    );
  }
  if (researchFundingTotal !== null) return <FactRows facts={knownFactsOf(detail, ['researchFundingTotal'])} detail={detail} />;
  return (
    <Reason>
      {reasonOf(
        detail,
        'research',
        'Research spending is not loaded yet.',
        'This college is not in the national survey of research spending.',
      )}
    </Reason>
  );
}

function Departments({ split: { departments, isSound } }: { split: ResearchSplit }) {
  const title = 'Research spending by department, US dollars a year';
  return (
    <>
      <h3 className="mt-8 text-xl">Where the spending goes</h3>
      {!isSound && <p className="mt-2 text-sm text-muted">The departments add up to more than the whole, so take the shares with care.</p>}
      <div className="mt-4 grid gap-8 lg:grid-cols-2">
        <ShareBars departments={departments} label={`Bar chart: ${title}`} />
        <NumberTable
          caption={title}
          head={['Department', 'A year', 'Share']}
          rows={departments.map(({ name, amount, share }) => [name, priceText(amount), shareText(share)])}
        />
      </div>
    </>
  );
}

/** Room beside the longest bar for its share, in percent. */
const LONGEST = 85;

/** Names stand outside of the drawing, because they may need a second line. */
function ShareBars({ departments, label }: Pick<ResearchSplit, 'departments'> & { label: string }) {
  const most = Math.max(...departments.map(({ share }) => share));
  return (
    <div role="img" aria-label={label}>
      {departments.map(({ name, share }) => {
        const width = `${Math.round((share / most) * LONGEST * 10) / 10}%`;
        return (
          <div key={name} className="py-1 text-xs">
            <p className="text-muted">{name}</p>
            <svg className="figure block h-5 w-full overflow-visible">
              <rect width={width} height="100%" rx="3" className="fill-primary" />
              <text x={width} dx="8" y="50%" dominantBaseline="central" className="fill-ink font-medium">
                {shareText(share)}
              </text>
            </svg>
          </div>
        );
      })}
    </div>
  );
}
