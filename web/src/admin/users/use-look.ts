import { useMutation } from '@tanstack/react-query';

interface Look<T> {
  seen: T | undefined;
  error: Error | null;
  isLooking: boolean;
  look: () => void;
}

/** Asks for a private fact of an account on request. The audit log records each look, so nothing asks again by itself. */
export function useLook<T>(read: () => Promise<T>): Look<T> {
  const { data, error, isPending, mutate } = useMutation<T>({ mutationFn: read });
  return { seen: data, error, isLooking: isPending, look: () => mutate() };
}
