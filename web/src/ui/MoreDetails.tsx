import type { ComponentProps } from 'react';

/** Content of second rank behind a summary. It is in the page, so that search and printing find it. */
export function MoreDetails({ label, children, ...rest }: ComponentProps<'details'> & { label: string }) {
  return (
    <details className="mt-3" {...rest}>
      <summary className="inline-flex min-h-8 items-center rounded-control text-sm font-medium text-primary underline underline-offset-3">
        {label}
      </summary>
      {children}
    </details>
  );
}
