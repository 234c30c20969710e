import type { Service } from '../../../api/domain/services.ts';

type Category = Service['category'];

/** What a reader has to know before the list, where there is something. */
const SENTENCES: Partial<Record<Category, string>> = {
  'best-essay-writing-services': 'Help with your own words, never written for you. We list no service that writes essays for applicants.',
  'best-scholarship-services': 'A real scholarship never charges a fee.',
  'financial-aid-guide': 'The FAFSA is free. Never pay for filling it in.',
};

/** Crisis lines stand above everything, without a box around them. */
export function Notice({ category }: { category: Category }) {
  if (category === 'best-student-mental-health-services') {
    return (
      <div className="mt-4 max-w-text text-lg">
        <p>
          In a crisis, <strong className="font-semibold">call or text 988</strong>, the Suicide & Crisis Lifeline, or{' '}
          <strong className="font-semibold">text HOME to 741741</strong>, the Crisis Text Line. Both are free and answer at any hour.
        </p>
        <p className="mt-2">If a life is in danger, call 911.</p>
      </div>
    );
  }
  const sentence = SENTENCES[category];
  return sentence === undefined ? null : <p className="mt-4 max-w-text text-lg font-medium">{sentence}</p>;
}
