import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type OwnListings, REVIEW_LIMITS, type ServiceListing } from '../../../api/domain/services.ts';
import { useSite } from '../../../api/site.ts';
import { REVIEW_STATES } from '../../../entities/service/review-words.ts';
import { fieldError } from '../../../lib/api-error.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';

interface Props {
  reviews: OwnListings['reviews'];
  listings: readonly ServiceListing[];
  onAnswered: () => void;
}

/** The published reviews of the provider's services. Each can be answered once. */
export function ReceivedReviews({ reviews, listings, onAnswered }: Props) {
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="received" className="mt-10">
      <h3 id="received" className="text-xl">
        Reviews of your services
      </h3>
      <ul className="mt-3 grid gap-4">
        {reviews.map((review) => (
          <li key={review.id} className="rounded-card border border-line bg-card p-5">
            <p className="font-medium">{listings.find(({ id }) => id === review.serviceId)?.name}</p>
            <p className="text-sm text-muted">{review.stars} of 5</p>
            <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{review.text}</p>
            {review.replyStatus === null ? (
              <AnswerForm id={review.id} onAnswered={onAnswered} />
            ) : (
              <div className="mt-3 border-l-2 border-line pl-3 text-sm">
                <p className="font-medium">Your answer: {REVIEW_STATES[review.replyStatus]}</p>
                <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{review.reply}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AnswerForm({ id, onAnswered }: { id: number; onAnswered: () => void }) {
  const { api } = useSite();
  const [text, setText] = useState('');
  const call = useMutation({
    mutationFn: () => api.listings.reply({ params: { id }, body: { text } }),
    onSuccess: onAnswered,
  });
  return (
    <Form call={call} fields={['text']} submit="Send answer" tone="secondary" className="mt-3" onSubmit={() => call.mutate()}>
      <TextArea
        label="Your answer"
        rows={2}
        value={text}
        maxCharacters={REVIEW_LIMITS.reply}
        onChange={({ target }) => setText(target.value)}
        error={fieldError(call.error, 'text')}
      />
      <p className="text-xs text-muted">You can answer once. Staff read your answer before it is shown.</p>
    </Form>
  );
}
