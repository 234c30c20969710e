import { useId, type ComponentProps, type ReactNode } from 'react';
import { Search } from 'lucide-react';

interface Props extends ComponentProps<'input'> {
  label: string;
  isLabelHidden?: boolean;
  /** A button at the end of the field, 44 px wide. */
  after?: ReactNode;
}

/** A search input. In a form it sends `q`, the parameter of the search page. */
export function SearchField({ label, isLabelHidden = false, className = '', id: givenId, after, ...rest }: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-2 block text-sm font-medium text-ink'}>
        {label}
      </label>
      <div className="relative">
        <Search aria-hidden="true" className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />
        <input
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          maxLength={200}
          className={`min-h-12 w-full rounded-card border border-edge bg-card py-2 pl-12 text-base hover:border-ink ${after ? 'pr-11' : 'pr-4'}`}
          {...rest}
        />
        {after}
      </div>
    </div>
  );
}
