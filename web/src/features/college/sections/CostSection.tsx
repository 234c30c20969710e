import { priceText, type CollegeDetail } from '../../../api/domain.ts';
import { FactRow, Rows } from './FactRows.tsx';
import { factOf, netPriceFactOf } from '../facts.ts';
import { FieldSource } from '../sources/FieldSource.tsx';
import { BAND_STATUS_WORDS, BAND_WORDS, bandsNote, netPriceNote, noBandsReason } from '../price-words.ts';
import { PriceBars, type PriceBar } from '../PriceBars.tsx';
import { Section } from '../Section.tsx';

export function CostSection({ detail }: { detail: CollegeDetail }) {
  const { college, netPrices } = detail;
  return (
    <Section id="cost" title="Cost">
      <Rows>
        <FactRow fact={factOf(detail, 'annualCost')} detail={detail} />
        <FactRow fact={netPriceFactOf(detail)} detail={detail} note={netPriceNote(college)} />
      </Rows>
      <h3 className="mt-8 text-xl">Net price by family income</h3>
      {netPrices.length === 0 ? <p className="mt-2 text-muted">{noBandsReason(college)}</p> : <Bands detail={detail} />}
    </Section>
  );
}

function Bands({ detail }: { detail: CollegeDetail }) {
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
                  {college.level === 4 ? 'Four years' : 'Two years'}, estimate
                </th>
                <th scope="col" className="py-2 font-medium">
                  How it is known
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {netPrices.map(({ band, amount, status }) => (
                <tr key={band}>
                  <th scope="row" className="py-2 pr-4 font-normal">
                    {BAND_WORDS[band]}
                  </th>
                  <td className="py-2 pr-4 text-right">{priceText(amount)}</td>
                  <td className="py-2 pr-4 text-right">{priceText(amount * college.level)}</td>
                  <td className="py-2 font-sans text-muted">{BAND_STATUS_WORDS[status]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  );
}

function barsOf(detail: CollegeDetail): PriceBar[] {
  const context = [
    { label: 'Sticker price', amount: detail.college.annualCost },
    { label: 'Average net price', amount: netPriceFactOf(detail).value },
  ];
  const bands = detail.netPrices.map(({ band, amount }) => ({ label: BAND_WORDS[band], amount }));
  return [...barsFrom(context, true), ...barsFrom(bands, false)];
}

/** Where grants exceed the cost there is no bar to draw; the table says so. */
const barsFrom = (prices: { label: string; amount: number | null }[], isContext: boolean): PriceBar[] =>
  prices.flatMap(({ label, amount }) => (amount !== null && amount > 0 ? [{ label, amount, isContext }] : []));
