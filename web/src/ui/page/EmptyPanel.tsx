import type { ReactNode } from 'react';
import { ButtonLink } from '../Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  title: string;
  children?: ReactNode;
  /** The first one is primary, the others are secondary. */
  actions: readonly { to: string; label: string }[];
  /** A line below the actions. */
  note?: ReactNode;
}

/** An empty panel with links to pages that fill it. Not in EmptyState, because most pages load that without actions. */
export function EmptyPanel({ title, children, actions, note }: Props) {
  return (
    <EmptyState title={title} heading="h3">
      {children}
      <div className="flex flex-wrap justify-center gap-3">
        {actions.map(({ to, label }, index) => (
          <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </div>
      {note !== undefined && <p className="text-sm">{note}</p>}
    </EmptyState>
  );
}
