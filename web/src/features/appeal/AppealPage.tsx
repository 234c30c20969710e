import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CASE_LIMITS } from '../../api/domain/moderation.ts';
import { useSite } from '../../api/site.ts';
import { PageHead } from '../../entities/page/PageHead.tsx';
import { fieldError } from '../../lib/api-error.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { Form } from '../../ui/form/Form.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** The page /appeal, for people who cannot sign in. The email about the decision leads here, with a secret behind the #, which no server sees. */
export function AppealPage() {
  const isHydrated = useIsHydrated();
  const [, token = ''] = /^#token=([\w-]{1,100})$/.exec(useLocation().hash) ?? [];
  return (
    <section className="page py-12 md:py-16">
      <PageHead title="Appeal a decision" description="Ask staff to look at a decision again." canonicalPath="/appeal" isUnlisted />
      <div className="mx-auto max-w-md">
        <h1 className="text-3xl">Appeal a decision</h1>
        <p className="mt-3 text-muted">
          Tell us why the decision is wrong. Another member of staff decides, and you get an email. You can appeal once, within 20 days.
        </p>
        <div className="mt-6 min-h-56">{isHydrated && (token === '' ? <NoToken /> : <LinkedAppeal token={token} />)}</div>
      </div>
    </section>
  );
}

function NoToken() {
  return (
    <p>
      Open the link in the email about the decision. If you can sign in, appeal in{' '}
      <TextLink to="/profile?tab=messages">your profile</TextLink>.
    </p>
  );
}

function LinkedAppeal({ token }: { token: string }) {
  const { api } = useSite();
  const [text, setText] = useState('');
  const call = useMutation({ mutationFn: () => api.reports.appealByLink({ body: { token, text } }) });
  if (call.isSuccess) {
    return (
      <p role="status" className="rounded-card border border-line bg-sky-tint p-5">
        Your appeal was sent. Another member of staff looks at it, and you get an email.
      </p>
    );
  }
  return (
    <Form call={call} fields={['text']} submit="Send appeal" onSubmit={() => call.mutate()}>
      <TextArea
        name="text"
        label="Why is the decision wrong?"
        value={text}
        maxCharacters={CASE_LIMITS.appeal}
        onChange={({ target }) => setText(target.value)}
        error={fieldError(call.error, 'text')}
      />
      <p className="text-sm text-muted">At least 20 characters.</p>
    </Form>
  );
}
