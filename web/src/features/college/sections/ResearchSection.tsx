import { priceText, UNDER_THRESHOLD, type College, type CollegeDetail, type FieldKey } from '../../../api/domain.ts';
import { NumberTable } from '../../../ui/chart/NumberTable.tsx';
import { labelOf } from '../../../entities/college/figure-words.ts';
import { shareText } from '../../../entities/ranking/score-words.ts';
import { Bar } from './Bar.tsx';
import { FactRows, Row, Rows } from './FactRows.tsx';
import { knownFactsOf } from '../facts.ts';
import { FieldSource } from '../sources/FieldSource.tsx';
import { Reason, reasonOf } from './Reason.tsx';
import { researchSplitOf, type ResearchSplit } from './research-split.ts';
import { Section } from '../Section.tsx';

/** The same words mean different things in each classification. */
const SCHEME_WORDS: Record<NonNullable<College['carnegieScheme']>, string> = {
  '2021 basic': '2021 basic classification',
  '2025 institutional': '2025 institutional classification',
};

export function ResearchSection({ detail }: { detail: CollegeDetail }) {
  const { carnegieClassification, carnegieScheme, researchActivity } = detail.college;
  const split = researchSplitOf(detail.college);
  const scores = knownFactsOf(detail, ['researchScore', 'carnegieScore']);
  const accounts = knownFactsOf(detail, ['researchExpense', 'researchExpensePerStudent']);
  return (
    <Section id="research" title="Research and classification">
      <Rows>
        <Row label="Carnegie classification" note="The kind of college, not its quality.">
          {carnegieClassification ?? 'Not in the classification.'}
          {carnegieClassification !== null && carnegieScheme !== null && (
            <span className="block text-xs text-muted">{SCHEME_WORDS[carnegieScheme]}</span>
          )}
          <Origin detail={detail} field="carnegieClassification" />
        </Row>
        <Row label="Research activity" note="How much research is done, by spending and doctorates.">
          {researchActivity ?? 'Not among the research universities and colleges.'}
          <Origin detail={detail} field="researchActivity" />
        </Row>
      </Rows>
      <Spending detail={detail} />
      {split && <Fields split={split} detail={detail} />}
      {accounts.length > 0 && <FactRows facts={accounts} detail={detail} />}
      {scores.length > 0 && <FactRows facts={scores} detail={detail} />}
    </Section>
  );
}

const Origin = (props: { detail: CollegeDetail; field: FieldKey }) => (
  <span className="block text-xs">
    <FieldSource {...props} />
  </span>
);

/** A stored 0 is a college below what the survey counts, not one that spends nothing. */
function Spending({ detail }: { detail: CollegeDetail }) {
  const { researchFundingTotal } = detail.college;
  if (researchFundingTotal === 0) {
    return (
      <Rows>
        <Row label={labelOf('researchFundingTotal')} note="The national survey covers colleges that spend more.">
          {UNDER_THRESHOLD} a year
          <Origin detail={detail} field="researchFundingTotal" />
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
        'Nothing of the national survey of research spending is loaded for this college.',
        'This college is not in the national survey of research spending.',
      )}
    </Reason>
  );
}

function Fields({ split: { fields, count, isSound }, detail }: { split: ResearchSplit; detail: CollegeDetail }) {
  const title = 'Research spending by field of research, US dollars a year';
  return (
    <>
      <h3 className="mt-8 text-xl">Where the spending goes</h3>
      <p className="mt-2 text-sm text-muted">
        Fields of research{count > fields.length && `, the largest ${fields.length} of ${count}`}.{' '}
        <FieldSource detail={detail} field="researchFundingByDepartment" />
      </p>
      {!isSound && <p className="mt-2 text-sm text-muted">The fields add up to more than the whole, so take the shares with care.</p>}
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

/** Names stand outside of the drawing, because they may need a second line. */
function ShareBars({ fields, label }: Pick<ResearchSplit, 'fields'> & { label: string }) {
  const most = Math.max(...fields.map(({ share }) => share));
  return (
    <div role="img" aria-label={label}>
      {fields.map(({ name, share }) => (
        <div key={name} className="py-1 text-xs">
          <p className="text-muted">{name}</p>
          <Bar share={share / most} text={shareText(share)} />
        </div>
      ))}
    </div>
  );
}
