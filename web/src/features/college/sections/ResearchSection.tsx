import { type College, type CollegeDetail, type FieldKey, priceText, UNDER_THRESHOLD } from '../../../api/domain/colleges.ts';
import { NumberTable } from '../../../ui/chart/NumberTable.tsx';
import { labelOf } from '../../../entities/college/figure-words.ts';
import { shareText } from '../../../entities/ranking/score-words.ts';
import { FigureRow, NoFigures, Row, Rows } from './FigureRows.tsx';
import { LabeledBar } from '../../../ui/chart/LabeledBar.tsx';
import { figureOf, knownFiguresOf } from '../college-figures.ts';
import { FieldSource } from '../sources/FieldSource.tsx';
import { researchFieldsOf, type ResearchFields } from './research-fields.ts';
import { FoldedSection } from '../folded/FoldedSection.tsx';
import { summaryOf } from '../folded/section-summary.ts';

/** The class names mean different things in each edition. */
const SCHEME_LABELS: Record<NonNullable<College['carnegieScheme']>, string> = {
  '2021 basic': '2021 basic classification',
  '2025 institutional': '2025 institutional classification',
};

export function ResearchSection({ detail }: { detail: CollegeDetail }) {
  const { carnegieClassification, carnegieScheme, researchActivity } = detail.college;
  const research = researchFieldsOf(detail.college);
  const more = knownFiguresOf(detail, ['researchExpense', 'researchExpensePerStudent', 'researchScore', 'carnegieScore']);
  return (
    <FoldedSection id="research" title="Research and classification" summary={summaryOf(detail, 'research')}>
      {research && <SpendingByField research={research} detail={detail} />}
      <Rows>
        <Row label="Carnegie classification" note="The kind of college, not its quality.">
          {carnegieClassification ?? 'Not in the classification.'}
          {carnegieClassification !== null && carnegieScheme !== null && (
            <span className="block text-xs text-muted">{SCHEME_LABELS[carnegieScheme]}</span>
          )}
          <Origin detail={detail} field="carnegieClassification" />
        </Row>
        <Row label="Research activity" note="The amount of research, measured by spending and doctorates.">
          {researchActivity ?? 'Not classified as a research university or college.'}
          <Origin detail={detail} field="researchActivity" />
        </Row>
        <Spending detail={detail} />
        {more.map((shown) => (
          <FigureRow key={shown.figure} shown={shown} detail={detail} />
        ))}
      </Rows>
      {detail.college.researchFundingTotal === null && (
        <NoFigures
          detail={detail}
          source="research"
          notLoaded="The national survey of research spending is not loaded for this college."
          notReported="This college is not in the national survey of research spending."
        />
      )}
    </FoldedSection>
  );
}

const Origin = (props: { detail: CollegeDetail; field: FieldKey }) => (
  <span className="block text-xs">
    <FieldSource {...props} />
  </span>
);

/** A stored 0 means below the survey threshold, not zero spending. Empty if it is missing. */
function Spending({ detail }: { detail: CollegeDetail }) {
  if (detail.college.researchFundingTotal === null) return null;
  if (detail.college.researchFundingTotal > 0) return <FigureRow shown={figureOf(detail, 'researchFundingTotal')} detail={detail} />;
  return (
    <Row label={labelOf('researchFundingTotal')} note="The national survey lists colleges that spend more.">
      {UNDER_THRESHOLD} a year
      <Origin detail={detail} field="researchFundingTotal" />
    </Row>
  );
}

function SpendingByField({ research: { fields, count, isConsistent }, detail }: { research: ResearchFields; detail: CollegeDetail }) {
  const title = 'Research spending by field of research, US dollars a year';
  return (
    <>
      <h3 className="mt-8 text-xl">Spending by field</h3>
      <p className="mt-2 text-sm text-muted">
        Fields of research{count > fields.length && `, the largest ${fields.length} of ${count}`}.{' '}
        <FieldSource detail={detail} field="researchFundingByDepartment" />
      </p>
      {!isConsistent && <p className="mt-2 text-sm text-muted">The fields add up to more than the total, so the shares are approximate.</p>}
      <div className="mt-4 grid gap-8 lg:grid-cols-2">
        <ShareBars fields={fields} label={`Bar chart: ${title}`} />
        <NumberTable
          caption={title}
          head={['Field of research', 'A year', 'Share']}
          rows={fields.map(({ name, amount, share }) => [name, priceText(amount), shareText(share)])}
        />
      </div>
    </>
  );
}

/** The names are outside of the SVG, because they can need a second line. */
function ShareBars({ fields, label }: Pick<ResearchFields, 'fields'> & { label: string }) {
  const most = Math.max(...fields.map(({ share }) => share));
  return (
    <div role="img" aria-label={label}>
      {fields.map(({ name, share }) => (
        <div key={name} className="py-1 text-xs">
          <p className="text-muted">{name}</p>
          <LabeledBar share={share / most} text={shareText(share)} />
        </div>
      ))}
    </div>
  );
}
