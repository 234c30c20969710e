import { useMutation } from '@tanstack/react-query';
import { useSite } from '../../../api/site.ts';

/** "Not for me" and its way back. The other person does not learn it. */
export function useHide(id: string, onDone: (isHidden: boolean) => void) {
  const { api } = useSite();
  const params = { id };
  return useMutation({
    mutationFn: (isHidden: boolean) => (isHidden ? api.roommates.hide({ params }) : api.roommates.show({ params })),
    onSuccess: (_, isHidden) => onDone(isHidden),
  });
}
