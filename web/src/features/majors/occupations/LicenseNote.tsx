import { ExternalLink } from '../../../ui/TextLink.tsx';
import { licenseResultsOf } from './license-results.ts';

/** Where the results of license examinations are published. Nothing for a major without one. */
export function LicenseNote({ code }: { code: string }) {
  const results = licenseResultsOf(code);
  if (!results) return null;
  const { need, publisher, address, contents } = results;
  return (
    <p className="mt-4 max-w-text text-sm">
      {need} <ExternalLink href={address}>{publisher}</ExternalLink> {contents} Alma has no license figures and claims no accreditation.
    </p>
  );
}
