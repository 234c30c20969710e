import { type CollegeDetail, type FigureKey, serviceAcademyOf } from '../../../api/domain/colleges.ts';
import { FEDERAL_AID_WORDS } from '../../../entities/college/fact-words.ts';
import { figureWords, labelOf } from '../../../entities/college/figure-words.ts';
import { ExternalLink } from '../../../ui/TextLink.tsx';
import { figureOf, netPriceFigureOf } from '../college-figures.ts';
import { noBandsReason, noNetPriceReason } from '../price/cost-text.ts';
import { IncomeBands } from '../price/IncomeBands.tsx';
import { netPriceNote } from '../price/price-text.ts';
import { CollegeLinks } from '../facts/CollegeLinks.tsx';
import { factOf, figureFact, type Fact } from '../facts/facts.ts';
import { Facts } from '../facts/Facts.tsx';
import { FoldedSection } from '../folded/FoldedSection.tsx';
import { summaryOf } from '../folded/section-summary.ts';
import { FigureRow, Row, Rows } from './FigureRows.tsx';

export function CostSection({ detail }: { detail: CollegeDetail }) {
  const { college, netPrices } = detail;
  const outOfState = figureOf(detail, 'outOfStateCost');
  const hasNetPrice = netPriceFigureOf(detail).basis === 'net-price';
  return (
    <FoldedSection id="cost" title="Cost" summary={summaryOf(detail, 'cost')}>
      {detail.aidNote && <p className="mt-3">{detail.aidNote}</p>}
      <h3 className="mt-8 text-xl">Net price by family income</h3>
      {netPrices.length === 0 ? <p className="mt-2 text-muted">{noBandsReason(college)}</p> : <IncomeBands detail={detail} />}
      <Rows>
        {(college.annualCost !== null || !serviceAcademyOf(college)) && (
          <FigureRow shown={figureOf(detail, 'annualCost')} detail={detail} />
        )}
        {college.type === 'Public' && outOfState.value !== null && <FigureRow shown={outOfState} detail={detail} />}
        <NetPriceRow detail={detail} />
      </Rows>
      <CollegeLinks detail={detail} fields={hasNetPrice ? ['netPriceCalculatorUrl', 'financialAidUrl'] : ['financialAidUrl']} />
      <div className="mt-5">
        <Facts detail={detail} facts={factsOf(detail)} isWide />
      </div>
    </FoldedSection>
  );
}

/** Only public colleges ask more of students from other states. */
function factsOf(detail: CollegeDetail): Fact[] {
  const { type, outOfStateCost } = detail.college;
  const missing: FigureKey[] = type === 'Public' && outOfStateCost === null ? ['outOfStateCost'] : [];
  const facts: FigureKey[] = ['averageGrant', 'percentWithGrant', 'endowmentPerStudent', ...missing];
  const { federalAid } = detail.college;
  return [
    factOf(detail, 'federalAid', federalAid === null ? undefined : FEDERAL_AID_WORDS[federalAid]),
    ...facts.map((key) => figureFact(detail, key)),
  ];
}

/** Without a net price, the reason, and where to find one's own price. The sticker price has a row of its own. */
function NetPriceRow({ detail }: { detail: CollegeDetail }) {
  const { college } = detail;
  const shown = netPriceFigureOf(detail);
  if (shown.basis === 'net-price') return <FigureRow shown={shown} detail={detail} note={netPriceNote(college)} />;
  const academy = serviceAcademyOf(college);
  const { reason, ...words } = figureWords('netPrice', { ...shown, value: null });
  return (
    <Row label={labelOf('netPrice')} note={noNetPriceReason(college)}>
      <span className={`row-value ${words.isMissing ? 'text-muted' : ''}`}>{words.text}</span>
      <span className="block text-sm text-muted">{reason}</span>
      {academy && (
        <span className="block text-sm">
          Source: <ExternalLink href={academy.address}>{academy.law}</ExternalLink>
        </span>
      )}
      {!academy && <CollegeLinks detail={detail} fields={['netPriceCalculatorUrl']} />}
    </Row>
  );
}
