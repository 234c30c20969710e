import { useMutation } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import type { Service } from '../../../api/domain/services.ts';
import { useSite } from '../../../api/site.ts';
import { changeMyServices } from '../../../entities/service/my-services.ts';
import { failureText } from '../../../lib/api-error.ts';
import { SendButton } from '../../../ui/form/SendButton.tsx';

/** Saves the service in the profile, or removes it. */
export function SaveService({ service, isSaved }: { service: Service; isSaved: boolean }) {
  const { api, queries } = useSite();
  const params = { id: service.id };
  const call = useMutation({
    mutationFn: (): Promise<unknown> => (isSaved ? api.myServices.unsave({ params }) : api.myServices.save({ params })),
    onSuccess: () =>
      changeMyServices(queries, (before) => {
        const others = before.saved.filter(({ id }) => id !== service.id);
        return { ...before, saved: isSaved ? others : [service, ...others] };
      }),
  });
  return (
    <>
      <SendButton variant="secondary" size="small" aria-pressed={isSaved} isSending={call.isPending} onClick={() => call.mutate()}>
        <Heart aria-hidden="true" className={`size-4 ${isSaved ? 'fill-current' : ''}`} />
        {isSaved ? 'Saved' : 'Save'}
      </SendButton>
      <p role="alert" className="w-full text-sm font-medium text-brick empty:hidden">
        {call.isError && failureText(call.error)}
      </p>
    </>
  );
}
