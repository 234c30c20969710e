import { bioFaults } from '../../../api/domain/accounts.ts';
import { PROFILE_LIMITS, SOCIAL_LINKS } from '../../../api/domain/roommates.ts';
import { SOCIAL_WORDS } from '../../../entities/roommates/roommate-words.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { WordsField } from './WordsField.tsx';
import { isMinor, type StepProps } from './draft.ts';

const INTERESTS = [
  'Hiking',
  'Music',
  'Cooking',
  'Gaming',
  'Soccer',
  'Reading',
  'Running',
  'Film',
  'Board games',
  'Art',
  'Dance',
  'Volunteering',
];
const TRAITS = ['Early riser', 'Night owl', 'Quiet', 'Outgoing', 'Tidy', 'Relaxed', 'Direct', 'Studious'];

/** Words about the person, a text, and names on other sites. */
export function AboutStep({ draft, set, errorAt }: StepProps) {
  const faults = bioFaults(draft.bio);
  return (
    <>
      <WordsField
        label="Interests"
        words={draft.interests}
        most={PROFILE_LIMITS.interests}
        suggestions={INTERESTS}
        error={errorAt('interests')}
        onChange={(interests) => set({ interests })}
      />
      <WordsField
        label="Traits"
        words={draft.traits}
        most={PROFILE_LIMITS.traits}
        suggestions={TRAITS}
        error={errorAt('traits')}
        onChange={(traits) => set({ traits })}
      />
      <div>
        <TextArea
          label="About you (optional)"
          name="bio"
          value={draft.bio}
          maxCharacters={PROFILE_LIMITS.bio}
          error={errorAt('bio')}
          onChange={({ target }) => set({ bio: target.value })}
        />
        <div role="status" className="mt-2 grid gap-2 empty:hidden">
          {faults.map(({ kind, found, text }) => (
            <p key={kind} className="rounded-control bg-amber-tint px-3 py-2 text-sm text-amber">
              “{found}”: {text}
            </p>
          ))}
          {faults.length > 0 && <p className="text-sm text-muted">With this, others see your text only after staff have looked at it.</p>}
        </div>
      </div>
      {isMinor(draft) ? (
        <p className="rounded-control bg-sky-tint px-3 py-2 text-sm">Names on other sites are for people of 18 and older.</p>
      ) : (
        <fieldset>
          <legend className="text-sm font-medium">Names on other sites (optional)</legend>
          <p className="mt-1 text-xs text-muted">Hidden until you and the other person accept a request.</p>
          <div className="mt-3 grid gap-4 sm:grid-cols-2">
            <Field
              label="Instagram"
              name="instagramHandle"
              autoComplete="off"
              maxLength={PROFILE_LIMITS.handle}
              value={draft.instagramHandle}
              error={errorAt('instagramHandle')}
              onChange={({ target }) => set({ instagramHandle: target.value })}
            />
            <Field
              label="Facebook"
              name="facebookHandle"
              autoComplete="off"
              maxLength={PROFILE_LIMITS.handle}
              value={draft.facebookHandle}
              error={errorAt('facebookHandle')}
              onChange={({ target }) => set({ facebookHandle: target.value })}
            />
            {SOCIAL_LINKS.map((site) => (
              <Field
                key={site}
                label={SOCIAL_WORDS[site]}
                name={site}
                autoComplete="off"
                maxLength={PROFILE_LIMITS.handle}
                value={draft.socialMediaLinks[site] ?? ''}
                error={errorAt(`socialMediaLinks.${site}`)}
                onChange={({ target }) => set({ socialMediaLinks: { ...draft.socialMediaLinks, [site]: target.value } })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
