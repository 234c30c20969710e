import type { ReactNode } from 'react';
import { type CollegeDetail, listingOf } from '../../api/domain/colleges.ts';
import { PRODUCT } from '../../api/domain/shared.ts';
import { ExternalLink, TextLink } from '../../ui/TextLink.tsx';
import { dateText, enrollmentFallText } from './status-text.ts';

/** Comes first, so that students do not plan on a college that is closed or no college for them. */
export function StatusBanner({ detail }: { detail: CollegeDetail }) {
  const text = bannerText(detail);
  if (text === null) return null;
  return (
    <p role="note" className="mt-6 rounded-card border border-amber bg-amber-tint px-4 py-3">
      {text}
    </p>
  );
}

const LAST_FIGURES = ' The figures below are the last ones reported.';

function bannerText(detail: CollegeDetail): ReactNode {
  const { size } = detail.college;
  switch (listingOf(detail.college)) {
    case 'listed':
      return enrollmentFallText(detail.history);
    case 'closed':
      return <Ended detail={detail} did={{ once: 'This college closed', now: 'This college has closed.' }} />;
    case 'merged':
      return <Ended detail={detail} did={{ once: 'This college merged with another', now: 'This college has merged with another.' }} />;
    case 'office':
      return (
        <>
          <strong>This is the administrative office of a college system or district.</strong> It has no students of its own, so{' '}
          {PRODUCT.name} does not list it.
        </>
      );
    case 'no-undergraduates':
      return (
        <>
          {PRODUCT.name} lists colleges with undergraduates. <strong>This one {size === null ? 'reports' : 'has'} none.</strong>
        </>
      );
    case 'left':
      return (
        <>
          <strong>This college no longer enrolls undergraduates or is no longer open to the public.</strong>
          {LAST_FIGURES}
        </>
      );
  }
}

function Ended({ detail: { closure, successor }, did }: { detail: CollegeDetail; did: { once: string; now: string } }) {
  return (
    <>
      <strong>{closure ? `${did.once} ${dateText(closure.closed)}.` : did.now}</strong>
      {successor && (
        <>
          {' '}
          It is now part of <TextLink to={`/colleges/${successor.slug}`}>{successor.name}</TextLink>.
        </>
      )}
      {closure && <ClosureSource {...closure.source} />}
      {LAST_FIGURES}
    </>
  );
}

function ClosureSource({ publisher, title, date, url }: NonNullable<CollegeDetail['closure']>['source']) {
  return (
    <>
      {' '}
      Source: {publisher}, “{url === null ? title : <ExternalLink href={url}>{title}</ExternalLink>}”, {dateText(date, '')}.
    </>
  );
}
