import type { ReactNode } from 'react';
import type { CollegeDetail } from '../../../api/domain.ts';
import { FigureValue } from '../../../entities/college/FigureValue.tsx';
import { labelOf } from '../../../entities/college/figure-words.ts';
import type { Fact } from '../facts.ts';
import { noteOf } from './figure-notes.ts';
import { FormerYears } from '../sources/FormerYears.tsx';
import { StandingWords, Typical } from './Typical.tsx';

/** Figures one below the other: what is counted on the left, the number with its year and what is typical on the right. */
export function FactRows({ facts, detail }: { facts: Fact[]; detail: CollegeDetail }) {
  return (
    <Rows>
      {facts.map((fact) => (
        <FactRow key={fact.figure} fact={fact} detail={detail} />
      ))}
    </Rows>
  );
}

export function Rows({ children }: { children: ReactNode }) {
  return <dl className="mt-5 divide-y divide-line border-y border-line">{children}</dl>;
}

interface RowProps {
  fact: Fact;
  detail: CollegeDetail;
  label?: string;
  note?: string;
}

export function FactRow({ fact, detail, label, note }: RowProps) {
  const { figure } = fact;
  // Who is counted matters only where there is a number.
  const explained = note ?? (figure === 'netPrice' || fact.value === null ? undefined : noteOf(figure, detail.college.level));
  return (
    <Row label={label ?? labelOf(figure)} note={explained}>
      <span className="block font-display text-xl font-semibold">
        <FigureValue {...fact} />
      </span>
      <Typical fact={fact} />
      <StandingWords fact={fact} peers={detail.peers.definition} />
      <FormerYears history={detail.history} source={fact.source} />
    </Row>
  );
}

/** One line of `Rows`: the name of a thing with its explanation, and what there is to say of it. */
export function Row({ label, note, children }: { label: string; note?: string | undefined; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-[3fr_2fr]">
      <dt>
        <span className="font-medium">{label}</span>
        {note !== undefined && <span className="block max-w-prose text-sm text-muted">{note}</span>}
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
