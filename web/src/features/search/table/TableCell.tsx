import { countText, type PriceFacts } from '../../../api/domain/colleges.ts';
import type { SearchHit } from '../../../api/domain/search.ts';
import { FigureNote, FigureValue } from '../../../entities/college/FigureValue.tsx';
import type { FigureFacts, ShownKey } from '../../../entities/college/figure-words.ts';
import { cardPriceOf } from '../../../entities/college/student-price.ts';
import { figuresOf, type ColumnKey } from './columns.ts';
import type { FetchedFigures } from './figures.queries.ts';

interface Props {
  column: ColumnKey;
  hit: SearchHit;
  /** Undefined until they are fetched. */
  fetched: FetchedFigures | undefined;
  student: PriceFacts;
}

/** One value of a college, with its period or the reason why it is missing. */
export function TableCell({ column, hit, fetched, student }: Props) {
  const { acceptanceRate, graduationRate, medianEarnings } = hit.figures;
  switch (column) {
    case 'netPrice':
      return <PriceCell hit={hit} student={student} />;
    case 'acceptance':
      return <Cell figure="acceptanceRateNum" {...acceptanceRate} openAdmission={hit.openAdmission} />;
    case 'gradRate':
      return <Cell figure="graduationRate" {...graduationRate} />;
    case 'earnings':
      return <Cell figure="medianEarnings" {...medianEarnings} />;
    case 'size':
      return (
        <td className="figure px-3 py-3">{hit.size === null ? <span className="text-muted">Not reported</span> : countText(hit.size)}</td>
      );
    default:
      return <FetchedCell column={column} hit={hit} fetched={fetched} />;
  }
}

function FetchedCell({ column, hit, fetched }: Omit<Props, 'student'>) {
  const [figure] = figuresOf([column]);
  const facts = figure && fetched?.[figure];
  if (!figure || !facts) return <td className="px-3 py-3 text-muted">Loading</td>;
  return <Cell figure={figure} {...facts} openAdmission={hit.openAdmission} testingPolicy={hit.testingPolicy} />;
}

function PriceCell({ hit, student }: Pick<Props, 'hit' | 'student'>) {
  const { facts, note } = cardPriceOf(hit, student);
  return <Cell figure="netPrice" {...facts} note={note} />;
}

function Cell({ figure, note, ...facts }: FigureFacts & { figure: ShownKey; note?: string | undefined }) {
  return (
    <td className="min-w-26 px-3 py-3">
      <FigureValue figure={figure} isUnitHidden {...facts} />
      <span className="block text-xs text-muted">
        <FigureNote figure={figure} {...facts} note={note} />
      </span>
    </td>
  );
}
