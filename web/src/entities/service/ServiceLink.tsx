import type { ReactNode } from 'react';
import type { Service } from '../../api/domain/services.ts';

interface Props {
  service: Pick<Service, 'id' | 'website' | 'isCommercial'>;
  className?: string;
  children: ReactNode;
}

/** A link to the website of a service. Only http and https addresses become links. `data-service` counts clicks, with consent. */
export function ServiceLink({ service: { id, website, isCommercial }, className = '', children }: Props) {
  if (!/^https?:\/\//i.test(website)) return <span className={className}>{children}</span>;
  return (
    <a
      href={website}
      target="_blank"
      rel={`nofollow noopener noreferrer${isCommercial ? ' sponsored' : ''}`}
      data-service={id}
      className={className}
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
