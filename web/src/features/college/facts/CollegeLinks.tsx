import type { CollegeDetail } from '../../../api/domain/colleges.ts';
import { ExternalLink } from '../../../ui/TextLink.tsx';
import { FieldSource } from '../sources/FieldSource.tsx';

const LINKS = {
  netPriceCalculatorUrl: 'Use the college’s own calculator to estimate your price',
  financialAidUrl: 'Financial aid at this college',
  applicationUrl: 'Apply to this college',
} as const;
type LinkField = keyof typeof LINKS;

const isWebAddress = (text: string | null): text is string => text !== null && /^https?:\/\//i.test(text);
const hostOf = (address: string): string => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/[/?#].*$/, '');

/** Links to pages of the college, each with the site that it opens. */
export function CollegeLinks({ detail, fields }: { detail: CollegeDetail; fields: readonly LinkField[] }) {
  const links = fields.flatMap((field) => {
    const address = detail.college[field];
    return isWebAddress(address) ? [{ field, address }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-1.5 text-sm" data-print="hide">
      {links.map(({ field, address }) => (
        <li key={field} className="[overflow-wrap:anywhere]">
          <ExternalLink href={address}>{LINKS[field]}</ExternalLink> <span className="text-muted">({hostOf(address)})</span>{' '}
          <FieldSource detail={detail} field={field} />
        </li>
      ))}
    </ul>
  );
}
