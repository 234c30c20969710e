import { type CollegeDetail, levelOf, priceText, studyText } from '../../../api/domain/colleges.ts';
import { INCOME_LABELS } from '../../../api/domain/students.ts';
import { netPriceFigureOf } from '../college-figures.ts';
import { bandsNote, basisText } from './cost-text.ts';
import { FieldSource } from '../sources/FieldSource.tsx';

/** The prices of the five bands, as bars and as a table. */
export function IncomeBands({ detail }: { detail: CollegeDetail }) {
  const { college, netPrices } = detail;
  const bars = barsOf(detail);
  return (
    <>
      <p className="mt-2 max-w-text text-sm text-muted">{bandsNote(detail)}</p>
      <div className="mt-5 grid gap-8 lg:grid-cols-2">
        {bars.length > 0 && (
          <PriceBars bars={bars} label="Bar chart of the sticker price, the average net price and the prices in the table" />
        )}
        <div className="overflow-x-auto">
          <table className="figure w-full text-left text-sm">
            <caption className="pb-2 text-left text-xs text-muted">
              Net price by family income, in dollars <FieldSource detail={detail} field="netPricesByIncome" />
            </caption>
            <thead className="border-b border-edge">
              <tr>
                <th scope="col" className="py-2 pr-4 font-medium">
                  Family income
                </th>
                <th scope="col" className="py-2 pr-4 text-right font-medium">
                  A year
                </th>
                <th scope="col" className="py-2 pr-4 text-right font-medium">
                  {studyText(levelOf(college))}, estimate
                </th>
                <th scope="col" className="py-2 font-medium">
                  Basis
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {netPrices.map(({ band, amount, status, students }) => (
                <tr key={band}>
                  <th scope="row" className="py-2 pr-4 font-normal">
                    {INCOME_LABELS[band]}
                  </th>
                  <td className="py-2 pr-4 text-right">{priceText(amount)}</td>
                  <td className="py-2 pr-4 text-right">{priceText(amount * levelOf(college))}</td>
                  <td className="py-2 font-sans text-muted">{basisText(status, students)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  );
}

interface PriceBar {
  label: string;
  /** Whole dollars, above 0. */
  amount: number;
  /** Context bars are gray. */
  isContext: boolean;
}

function barsOf(detail: CollegeDetail): PriceBar[] {
  const price = netPriceFigureOf(detail);
  const context = [
    { label: 'Sticker price', amount: detail.college.annualCost },
    { label: 'Average net price', amount: price.basis === 'net-price' ? price.value : null },
  ];
  const bands = detail.netPrices.map(({ band, amount }) => ({ label: INCOME_LABELS[band], amount }));
  return [...barsFrom(context, true), ...barsFrom(bands, false)];
}

/** If grants exceed the cost there is no bar. The table shows the amount. */
const barsFrom = (prices: { label: string; amount: number | null }[], isContext: boolean): PriceBar[] =>
  prices.flatMap(({ label, amount }) => (amount !== null && amount > 0 ? [{ label, amount, isContext }] : []));

const ROW_HEIGHT = 46;
/** Leaves room for the number beside the longest bar, in percent. */
const LONGEST = 78;

/** Widths are percentages, so that the text keeps its size on every screen. */
function PriceBars({ bars, label }: { bars: PriceBar[]; label: string }) {
  const most = Math.max(...bars.map(({ amount }) => amount));
  return (
    <svg role="img" aria-label={label} className="figure w-full" height={bars.length * ROW_HEIGHT}>
      {bars.map(({ label: name, amount, isContext }, index) => {
        const width = `${Math.round((amount / most) * LONGEST * 10) / 10}%`;
        return (
          <g key={name} transform={`translate(0 ${index * ROW_HEIGHT})`} className="text-xs">
            <text y="12" className="fill-muted">
              {name}
            </text>
            <rect y="18" width={width} height="18" rx="3" className={isContext ? 'fill-edge/50' : 'fill-primary'} />
            <text x={width} dx="8" y="32" className="fill-ink font-medium">
              {priceText(amount)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
