import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { REVIEW_LIMITS, type Service } from '../../../api/domain/services.ts';
import { useUser } from '../../../api/session.ts';
import { useSite } from '../../../api/site.ts';
import { ResendVerification } from '../../../entities/account/ResendVerification.tsx';
import { changeMyServices } from '../../../entities/service/my-services.ts';
import { fieldError } from '../../../lib/api-error.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';

const STARS = [
  [5, 'Very good'],
  [4, 'Good'],
  [3, 'Fair'],
  [2, 'Poor'],
  [1, 'Very poor'],
] as const;

/** Opens with "I used this". Pressing it is the word that the writer used the service. */
export function ReviewForm({ service }: { service: Service }) {
  const { api, queries } = useSite();
  const { data: user } = useUser();
  const [text, setText] = useState('');
  const call = useMutation({
    mutationFn: (stars: number) => api.myServices.addReview({ params: { id: service.id }, body: { stars, text, hasUsed: true } }),
    onSuccess: (review) => changeMyServices(queries, (before) => ({ ...before, reviews: [{ ...review, service }, ...before.reviews] })),
  });
  if (user?.emailVerified === false) return <Unverified />;
  return (
    <div className="mt-5 max-w-text rounded-card border border-line bg-card p-5">
      <h2 className="text-lg">Your review of {service.name}</h2>
      <Form
        call={call}
        fields={['stars', 'text']}
        submit="Send review"
        className="mt-3"
        onSubmit={(form) => call.mutate(Number(new FormData(form).get('stars') ?? 0))}
      >
        <p className="text-sm text-muted">Staff read each review before it is shown. Your name is not shown.</p>
        <fieldset>
          <legend className="text-sm font-medium">How was it?</legend>
          <div className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
            {STARS.map(([value, label]) => (
              <label key={value} className="flex min-h-9 items-center gap-2 text-sm">
                <input type="radio" name="stars" value={value} className="size-4 accent-primary" />
                {value} of 5 · {label}
              </label>
            ))}
          </div>
          <p role="alert" className="text-xs font-medium text-brick empty:hidden">
            {fieldError(call.error, 'stars') && 'Choose from 1 to 5'}
          </p>
        </fieldset>
        <TextArea
          label="What did it do for you?"
          name="text"
          value={text}
          maxCharacters={REVIEW_LIMITS.longest}
          onChange={({ target }) => setText(target.value)}
          error={fieldError(call.error, 'text')}
        />
      </Form>
    </div>
  );
}

function Unverified() {
  return (
    <div className="mt-5 max-w-text rounded-card border border-amber-fill bg-amber-tint p-5">
      <p>Reviews need a verified email address, so that each person writes one. Follow the link that we sent you.</p>
      <ResendVerification variant="secondary" size="small">
        Resend the email
      </ResendVerification>
    </div>
  );
}
