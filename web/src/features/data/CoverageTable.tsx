import { Fragment } from 'react';
import type { FieldDictionary } from '../../api/domain/colleges.ts';
import { CONTROL_LABELS, GROUP_LABELS, percentOf, type Field } from './data-text.ts';

/** Their coverage says nothing about the sources. */
const NOT_LISTED: ReadonlySet<string> = new Set(['ipedsUnitId', 'formerNames', 'formerSlugs']);
const isListed = ({ key, missing, group, keptBack }: Field): boolean =>
  missing !== 'never' && group !== 'record' && keptBack === null && !NOT_LISTED.has(key);

/** The share of colleges with a value, per field and kind of college, in whole percent. */
export function CoverageTable({ dictionary: { fields, sectors } }: { dictionary: FieldDictionary }) {
  const listed = fields.filter(isListed);
  const groups = [...new Set(listed.map(({ group }) => group))];
  return (
    <>
      <p>
        The share of open colleges that have a value, in percent. A field that does not apply counts as missing: public colleges have no
        private net price, and two-year colleges seldom ask for test scores. A note below a field gives the share that NCES estimated, and
        the share that is withheld because it describes too few students.
      </p>
      <table className="figure w-full table-fixed border-collapse text-xs sm:text-sm">
        <caption className="sr-only">Known values in percent of open colleges, by field and kind of college</caption>
        <Head sectors={sectors} />
        {groups.map((group) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={sectors.length + 2} className="pt-5 pb-1 text-left font-display text-base font-semibold">
                {GROUP_LABELS[group]}
              </th>
            </tr>
            {listed
              .filter((field) => field.group === group)
              .map((field) => (
                <FieldRow key={field.key} field={field} />
              ))}
          </tbody>
        ))}
      </table>
    </>
  );
}

function Head({ sectors }: Pick<FieldDictionary, 'sectors'>) {
  const controls = [...new Set(sectors.map(({ control }) => control))];
  const of = (control: (typeof controls)[number]) => sectors.filter((sector) => sector.control === control);
  return (
    <>
      <colgroup>
        <col className="w-[33%] sm:w-[36%]" />
        <col />
        {sectors.map(({ control, level }) => (
          <col key={`${control} ${level}`} />
        ))}
      </colgroup>
      <thead className="[font-variant-numeric:normal]">
        <tr className="align-bottom">
          <th scope="col" rowSpan={2} className="pr-1 pb-1 text-left font-medium text-muted">
            Field
          </th>
          <th scope="col" rowSpan={2} className="pb-1 text-center font-medium">
            All
          </th>
          {controls.map((control) => (
            <th
              key={control}
              scope="colgroup"
              colSpan={of(control).length}
              className="pb-0.5 text-center font-medium [overflow-wrap:normal]"
            >
              {CONTROL_LABELS[control]}
            </th>
          ))}
        </tr>
        <tr>
          {controls.map((control) => (
            <Fragment key={control}>
              {of(control).map(({ level }) => (
                <th key={level} scope="col" className="pb-1 text-center font-normal text-muted">
                  <span aria-hidden="true">{level}-yr</span>
                  <span className="sr-only">{level === 4 ? 'four-year' : 'two-year'}</span>
                </th>
              ))}
            </Fragment>
          ))}
        </tr>
      </thead>
    </>
  );
}

function FieldRow({ field: { label, coverage } }: { field: Field }) {
  const { known, total, imputed, suppressed, bySector } = coverage;
  const notes = [
    imputed > 0 && `${percentOf(imputed, known)}% estimated`,
    suppressed > 0 && `${percentOf(suppressed, total)}% withheld`,
  ].filter(Boolean);
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1 pr-1 text-left leading-snug font-normal">
        {label}
        {notes.length > 0 && <span className="block text-xs text-muted">{notes.join(', ')}</span>}
      </th>
      <Share known={known} total={total} isWhole />
      {bySector.map((sector) => (
        <Share key={`${sector.control} ${sector.level}`} known={sector.known} total={sector.total} />
      ))}
    </tr>
  );
}

/** Tints in steps, because the content security policy forbids inline styles. */
const TINTS = ['', 'bg-primary/8', 'bg-primary/14', 'bg-primary/20', 'bg-primary/26'] as const;
const tintOf = (percent: number): string => TINTS[Math.ceil((percent / 100) * (TINTS.length - 1))] ?? '';

function Share({ known, total, isWhole = false }: { known: number; total: number; isWhole?: boolean }) {
  const percent = percentOf(known, total);
  return (
    <td
      className={`border-l border-paper py-1 text-center ${tintOf(percent)} ${isWhole ? 'font-semibold' : ''} ${percent === 0 ? 'text-muted' : ''}`}
    >
      {percent}
    </td>
  );
}
