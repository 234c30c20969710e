import { CATEGORY_WORDS, CHANGE_ANYTIME } from '../../../entities/consent/consent-words.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { BROWSER_STORAGE } from './stored-things.ts';
import { TextPage } from '../../../entities/page/TextPage.tsx';
import { LAST_CHANGED } from './legal-parts.ts';

export function Component() {
  return (
    <TextPage
      title="Cookies"
      description="This site sets no cookies. See what it stores in your browser, why and for how long."
      canonicalPath="/cookies"
      changed={LAST_CHANGED.cookies}
      lead={
        <p>
          This site sets no cookies. It stores a few entries in your browser’s own storage. Unlike cookies, they are not sent with every
          request. The rules for cookies apply to them, too.
        </p>
      }
      sections={[
        { id: 'stored', title: 'What we store in your browser', body: <StoredTable /> },
        { id: 'categories', title: 'The four categories', body: CATEGORIES },
        { id: 'choice', title: 'Your choice', body: CHOICE },
      ]}
    />
  );
}

function StoredTable() {
  return (
    <>
      <p>This list is complete.</p>
      <ul className="bare grid gap-3">
        {BROWSER_STORAGE.map(({ name, purpose, category, duration }) => (
          <li key={name} className="rounded-card border border-line bg-card p-4">
            <h3 className="font-sans text-base font-semibold tracking-normal">
              <code>{name}</code>
            </h3>
            <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[6rem_1fr]">
              <dt className="text-muted">Purpose</dt>
              <dd>{purpose}</dd>
              <dt className="text-muted">Category</dt>
              <dd>{category}</dd>
              <dt className="text-muted">Duration</dt>
              <dd>{duration}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

const { necessary, analytics, functional, marketing } = CATEGORY_WORDS;

const CATEGORIES = (
  <ul>
    <li>
      <strong>{necessary.name}</strong>: {necessary.text}
    </li>
    <li>
      <strong>{analytics.name}</strong>: {analytics.text} This category is off until you turn it on, and stores nothing in your browser.{' '}
      <TextLink to="/privacy#counts">What is counted</TextLink>
    </li>
    <li>
      <strong>{functional.name}</strong>: {functional.text} It is off.
    </li>
    <li>
      <strong>{marketing.name}</strong>: {marketing.text} It is off.
    </li>
  </ul>
);

const CHOICE = (
  <>
    <p>The banner asks once. You accept or decline with one press. {CHANGE_ANYTIME} You can also reset it, and the banner asks again.</p>
    <p>
      If your browser sends Global Privacy Control, analytics and marketing stay off, even if you press “Accept all”. We ask again when a
      category gets a new use.
    </p>
  </>
);
