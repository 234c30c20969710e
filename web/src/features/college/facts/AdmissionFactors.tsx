import type { CollegeDetail } from '../../../api/domain/colleges.ts';
import { FACTOR_WEIGHT_WORDS, FACTOR_WORDS } from '../../../entities/college/fact-words.ts';
import { FieldSource } from '../sources/FieldSource.tsx';

type Factor = keyof typeof FACTOR_WORDS;
type Weight = keyof typeof FACTOR_WEIGHT_WORDS;
const FACTORS = Object.keys(FACTOR_WORDS) as Factor[];
const WEIGHTS = Object.keys(FACTOR_WEIGHT_WORDS) as Weight[];

/** What the college asks of applicants, in one list for each weight. Empty if not reported. */
export function AdmissionFactors({ detail }: { detail: CollegeDetail }) {
  const { admissionFactors: factors } = detail.college;
  if (factors === null) return null;
  const lists = WEIGHTS.map((weight) => ({ weight, names: FACTORS.filter((factor) => factors[factor] === weight) }));
  return (
    <>
      <h3 className="mt-8 text-xl">What counts in admission</h3>
      <p className="mt-1 text-xs text-muted">
        {detail.provenance['admissionFactors']?.period} <FieldSource detail={detail} field="admissionFactors" />
      </p>
      <dl className="mt-3 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-3">
        {lists.map(({ weight, names }) => (
          <div key={weight}>
            <dt className="font-medium">{FACTOR_WEIGHT_WORDS[weight]}</dt>
            <dd className={weight === 'not-considered' ? 'text-muted' : ''}>
              {names.length === 0 ? (
                <span className="text-muted">Nothing</span>
              ) : (
                <ul className="mt-1 grid gap-1">
                  {names.map((name) => (
                    <li key={name}>{FACTOR_WORDS[name]}</li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
