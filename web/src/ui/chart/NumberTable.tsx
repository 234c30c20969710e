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
      <table className="number-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <Row key={index} cells={cells} />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <Row cells={foot} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Row({ cells: [name, ...values] }: { cells: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {values.map((value, index) => (
        <td key={index}>{value}</td>
      ))}
    </tr>
  );
}
