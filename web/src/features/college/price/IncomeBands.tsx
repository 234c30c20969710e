import { type CollegeDetail, levelOf, priceText, studyText } from '../../../api/domain/colleges.ts';
import { INCOME_LABELS } from '../../../api/domain/students.ts';
import { type Bar, BarChart } from '../../../ui/chart/BarChart.tsx';
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
          <BarChart bars={bars} label="Bar chart of the sticker price, the average net price and the prices in the table" />
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

interface Price {
  label: string;
  amount: number | null;
}

/** Context bars are gray. The longest bar has the whole width. */
function barsOf(detail: CollegeDetail): Bar[] {
  const price = netPriceFigureOf(detail);
  const context = [
    { label: 'Sticker price', amount: detail.college.annualCost },
    { label: 'Average net price', amount: price.basis === 'net-price' ? price.value : null },
  ];
  const bands = detail.netPrices.map(({ band, amount }) => ({ label: INCOME_LABELS[band], amount }));
  const most = Math.max(...[...context, ...bands].map(({ amount }) => amount ?? 0));
  return [...barsFrom(context, most, true), ...barsFrom(bands, most, false)];
}

/** If grants exceed the cost there is no bar. The table shows the amount. */
const barsFrom = (prices: readonly Price[], most: number, isContext: boolean): Bar[] =>
  prices.flatMap(({ label, amount }) =>
    amount !== null && amount > 0 ? [{ label, text: priceText(amount), to: amount / most, isContext }] : [],
  );
