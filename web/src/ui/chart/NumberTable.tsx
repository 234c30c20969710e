import type { ReactNode } from 'react';

interface Props {
  caption: string;
  head: readonly string[];
  /** The first cell is the row header. The others are numbers. */
  rows: readonly (readonly ReactNode[])[];
  foot?: readonly ReactNode[];
}

/** A table of numbers in a text. It scrolls sideways on narrow screens. */
export function NumberTable({ caption, head, rows, foot }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it sideways
    <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="figure w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            {head.map((words, index) => (
              <th key={words} scope="col" className={`px-2 py-2 font-medium ${index === 0 ? 'text-left' : 'text-right'}`}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <Row key={index} cells={cells} className="border-b border-line last:border-0" />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <Row cells={foot} className="border-t border-edge font-semibold" />
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Row({ cells: [name, ...values], className }: { cells: readonly ReactNode[]; className: string }) {
  return (
    <tr className={className}>
      <th scope="row" className="px-2 py-2 text-left font-medium">
        {name}
      </th>
      {values.map((value, index) => (
        <td key={index} className="px-2 py-2 text-right">
          {value}
        </td>
      ))}
    </tr>
  );
}
