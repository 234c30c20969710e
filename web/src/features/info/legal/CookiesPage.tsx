import { TextLink } from '../../../ui/TextLink.tsx';
import { CHANGED } from './changed.ts';
import { STORED_TODAY } from './stored-things.ts';
import { TextPage } from '../../../entities/page/TextPage.tsx';

export function Component() {
  return (
    <TextPage
      title="Cookies"
      description="This site sets no cookies. It keeps a few things in your browser’s own storage: what, why and for how long."
      canonicalPath="/cookies"
      changed={CHANGED.cookies}
      lead={
        <p>
          Strictly speaking this site sets no cookies at all. It keeps a few things in your browser’s own storage, where they are not sent
          along with every request. The rules are the same, so this page treats them the same.
        </p>
      }
      sections={[
        { id: 'stored', title: 'What is kept in your browser', body: <StoredTable /> },
        { id: 'categories', title: 'The four categories', body: CATEGORIES },
        { id: 'choice', title: 'Your choice', body: CHOICE },
      ]}
    />
  );
}

function StoredTable() {
  return (
    <>
      <p>This is the whole list.</p>
      <ul className="bare grid gap-3">
        {STORED_TODAY.map(({ name, purpose, category, stays }) => (
          <li key={name} className="rounded-card border border-line bg-card p-4">
            <h3 className="font-sans text-base font-semibold tracking-normal">
              <code>{name}</code>
            </h3>
            <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[6rem_1fr]">
              <dt className="text-muted">What for</dt>
              <dd>{purpose}</dd>
              <dt className="text-muted">Category</dt>
              <dd>{category}</dd>
              <dt className="text-muted">How long</dt>
              <dd>{stays}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

const CATEGORIES = (
  <ul>
    <li>
      <strong>Necessary</strong> is what you asked for: remembering your choice, your theme, your lists, and that you are signed in. It is
      always on.
    </li>
    <li>
      <strong>Analytics</strong> lets our own server count events by the hour, without telling visitors apart. Off until you turn it on; it
      stores nothing in your browser. <TextLink to="/privacy#counts">What is counted</TextLink>
    </li>
    <li>
      <strong>Functional</strong> would be for comforts beyond what you asked for. Off, and nothing uses it today.
    </li>
    <li>
      <strong>Marketing</strong> would be for advertising. Off, and nothing uses it today.
    </li>
  </ul>
);

const CHOICE = (
  <>
    <p>
      The banner asks once; accepting and declining take one press each. “Cookie preferences” at the foot of every page opens the choice
      again, changes it, or resets it so that the banner comes back.
    </p>
    <p>
      If your browser sends Global Privacy Control, analytics and marketing stay off, even if you press “Accept all”. We ask again when a
      category comes to mean more than it did.
    </p>
  </>
);
