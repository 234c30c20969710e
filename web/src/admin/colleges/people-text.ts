import { type FigureKey, FIGURES, type FigureUnit, INCOME_BANDS, priceText, releaseText, SOURCE_FACTS } from '../../api/domain/colleges.ts';
import type { FieldFacts } from '../../api/domain/college-form.ts';
import { valueText } from '../records/value-text.ts';

const UNIT_WORDS: Partial<Record<FigureUnit, string>> = { fraction: 'percent', usd: 'US dollars' };

/** The unit of a field. Undefined for attributes. */
export const unitOf = (field: string): FigureUnit | undefined => (field in FIGURES ? FIGURES[field as FigureKey].unit : undefined);

/** "Acceptance rate (percent)" */
export function labelWithUnit(field: string, label: string): string {
  const unit = unitOf(field);
  const words = unit && UNIT_WORDS[unit];
  return words === undefined ? label : `${label} (${words})`;
}

/** A fraction as a percentage; removes floating-point noise. */
export const toPercent = (fraction: number): number => Number((fraction * 100).toFixed(6));
/** A percentage as a fraction. */
export const toFraction = (percent: number): number => Number((percent / 100).toFixed(8));

/** A stored value in people's units, exactly: "58.25%", "$12,000". */
export function peopleText(field: string, value: unknown): string {
  if (value === null || value === undefined) return 'no value';
  if (field === 'netPricesByIncome') return bandsText(value as Readonly<Record<string, number>>);
  const unit = unitOf(field);
  if (typeof value === 'number' && unit === 'fraction') return `${toPercent(value)}%`;
  if (typeof value === 'number' && unit === 'usd') return dollars(value);
  return typeof value === 'number' ? value.toLocaleString('en-US') : valueText('colleges', field, value);
}

/** "$12,000"; no text for a missing amount. */
export const moneyText = (amount: number | undefined): string => (amount === undefined ? '' : dollars(amount));

const dollars = (amount: number): string => (amount === 0 ? '$0' : priceText(amount).replace('+$', '-$'));

const bandsText = (prices: Readonly<Record<string, number>>): string =>
  INCOME_BANDS.flatMap((band) => (prices[band] === undefined ? [] : [`${bandLabel(band)}: ${dollars(prices[band])}`])).join('; ');

/** "$30,001 to $48,000" */
export function bandLabel(band: string): string {
  const [from = '', to = ''] = band.split('-');
  const first = dollars(Number(from));
  return to === 'plus' ? `${first} and more` : `${first} to ${dollars(Number(to))}`;
}

/** "IPEDS ADM, fall 2023, release 2023, final" */
export function sourceText({ source, table, year, period, release, status }: FieldFacts): string {
  if (source === null) return 'No source has this value.';
  if (source === 'staff') return `Set by staff, ${period ?? ''}.`;
  const name = source === 'ipeds' ? 'IPEDS' : SOURCE_FACTS[source].name;
  const parts = [
    `${name} ${table ?? ''}`,
    String(year),
    releaseText(release ?? ''),
    ...(status === 'reported' ? [] : [status.replaceAll('-', ' ')]),
  ];
  return `${parts.join(', ')}.`;
}
