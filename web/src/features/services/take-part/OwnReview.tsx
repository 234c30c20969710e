import { useMutation } from '@tanstack/react-query';
import type { MyServices } from '../../../api/domain/services.ts';
import { useSite } from '../../../api/site.ts';
import { changeMyServices } from '../../../entities/service/my-services.ts';
import { REVIEW_STATES } from '../../../entities/service/review-words.ts';
import { ConfirmButton } from '../../../ui/form/ConfirmButton.tsx';

/** The person's own review, with its state, until it is deleted. */
export function OwnReview({ review: { serviceId, stars, text, status, reason } }: { review: MyServices['reviews'][number] }) {
  const { api, queries } = useSite();
  const removal = useMutation({
    mutationFn: () => api.myServices.removeReview({ params: { id: serviceId } }),
    onSuccess: () =>
      changeMyServices(queries, (before) => ({ ...before, reviews: before.reviews.filter((one) => one.serviceId !== serviceId) })),
  });
  return (
    <section aria-label="Your review" className="mt-5 max-w-text rounded-card border border-line bg-card p-5">
      <p className="text-sm" role="status">
        <span className="font-medium">Your review: {REVIEW_STATES[status]}</span>
        {reason !== null && ` ${reason}`}
      </p>
      <p className="mt-2 text-sm text-muted">{stars} of 5</p>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      <div className="mt-3">
        <ConfirmButton
          label="Delete"
          name="Delete your review"
          question="Delete your review?"
          confirm="Delete it"
          call={removal}
          onConfirm={() => removal.mutate()}
        />
      </div>
    </section>
  );
}
