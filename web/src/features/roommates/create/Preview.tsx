import { bioFaults } from '../../../api/domain/accounts.ts';
import { PersonAvatar } from '../../../entities/messages/PersonAvatar.tsx';
import { lookingWords, personLine } from '../../../entities/roommates/roommate-words.ts';
import { useSession } from '../../../api/session-store.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { isMinor, missingIn, valuesOf, type Draft } from './draft.ts';

/** The profile as members of the college and as visitors see it. */
export function Preview({ draft }: { draft: Draft }) {
  const session = useSession();
  const firstName = session.status === 'in' ? session.user.firstName : '';
  const values = valuesOf(draft);
  const isUnder18 = isMinor(draft);
  const wishes = lookingWords(values);
  const isHeld = bioFaults(values.bio).length > 0;
  if (Object.keys(missingIn(draft)).length > 0) return <p>The first step is not complete yet.</p>;
  return (
    <>
      <section aria-labelledby="members" className="rounded-card border border-line bg-card p-5">
        <h3 id="members" className="text-sm font-semibold text-muted">
          Members of {draft.collegeName || 'your college'} see
        </h3>
        <div className="mt-3 flex gap-4">
          <PersonAvatar name={firstName} picture={null} className="size-16" />
          <div className="min-w-0">
            <p className="font-display text-xl font-semibold">{firstName}</p>
            <p>{personLine({ ...values, isUnder18 })}</p>
            <p className="text-muted">{wishes.join(' · ')}</p>
          </div>
        </div>
        {values.bio !== '' && <p className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">{values.bio}</p>}
        {isHeld && <p className="mt-1 text-sm text-amber">Others see this text only after staff have looked at it.</p>}
        <Words words={[...values.traits, ...values.interests]} />
        <p className="mt-3 text-sm text-muted">
          And how your habits fit theirs. Your picture is the one of your account, if you have one
          {isUnder18 ? '; below 18 it is not shown' : ''}.
        </p>
      </section>
      <section aria-labelledby="visitors" className="rounded-card border border-line bg-card p-5">
        <h3 id="visitors" className="text-sm font-semibold text-muted">
          Visitors with the link see
        </h3>
        {isUnder18 ? (
          <p className="mt-2">
            Nothing: profiles of people under 18 are for members up to 19 years who confirmed an address at the college.
          </p>
        ) : (
          <>
            <p className="mt-2 font-display text-lg font-semibold">{firstName}</p>
            <p>{personLine({ schoolYear: values.schoolYear, major: values.major })}</p>
            <p className="text-muted">{draft.collegeName}</p>
            <Words words={values.interests} />
          </>
        )}
      </section>
    </>
  );
}

function Words({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word} className="min-w-0 [overflow-wrap:anywhere]">
          <Badge>{word}</Badge>
        </li>
      ))}
    </ul>
  );
}
