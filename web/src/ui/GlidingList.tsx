import { Component, createRef, type ReactNode } from 'react';

interface Props {
  label: string;
  /** Another text: another order of the rows. */
  order: string;
  className: string;
  children: ReactNode;
}
type Tops = ReadonlyMap<string, number>;

const GLIDE_MS = 200;

/**
 * A list whose rows glide to their new places when their order changes; with reduced motion they are there at once. Rows are `li` with
 * a `data-row` that names what they show. A class, because only a class can read where the rows were before React moves them.
 */
export class GlidingList extends Component<Props> {
  private readonly list = createRef<HTMLOListElement>();

  override getSnapshotBeforeUpdate({ order }: Props): Tops | null {
    const list = this.list.current;
    if (!list || order === this.props.order || matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
    const top = list.getBoundingClientRect().top + list.clientTop;
    return new Map(rowsOf(list).map((row) => [row.dataset['row'] ?? '', row.getBoundingClientRect().top - top]));
  }

  override componentDidUpdate(_: Props, __: unknown, before: Tops | null): void {
    const list = this.list.current;
    if (!list || !before) return;
    for (const row of rowsOf(list)) {
      const way = (before.get(row.dataset['row'] ?? '') ?? row.offsetTop) - row.offsetTop;
      if (way !== 0)
        row.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], { duration: GLIDE_MS, easing: 'ease-out' });
    }
  }

  override render() {
    const { label, className, children } = this.props;
    return (
      <ol ref={this.list} aria-label={label} data-print="rows" className={`relative ${className}`}>
        {children}
      </ol>
    );
  }
}

const rowsOf = (list: HTMLOListElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(':scope > [data-row]')];
