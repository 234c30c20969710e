import type { ReactNode } from 'react';
import { type Bar, BarChart } from '../../../ui/chart/BarChart.tsx';

interface Props {
  title: string;
  /** Nothing is drawn without bars: the figures of the section say why they are missing. */
  bars: readonly Bar[];
  /** The colleges whose medians the lines across the bars mark: "public four-year colleges". */
  peers: string;
  /** How to read the chart. */
  children?: ReactNode;
}

/** The chart at the head of an opened section: what its figures say at a glance. */
export function SectionChart({ title, bars, peers, children }: Props) {
  if (bars.length === 0) return null;
  return (
    <figure className="max-w-text">
      <figcaption className="font-medium">
        {title}
        <small>
          {children} {bars.some(({ median }) => median) && `The line across a bar marks the median of ${peers}.`}
        </small>
      </figcaption>
      <BarChart label={`Bar chart, ${title}`} bars={bars} />
    </figure>
  );
}
