import { useMutation } from '@tanstack/react-query';

/** How the server is asked to change one thing that is kept under a name, and what is shown of it afterwards. */
interface Way<T> {
  change: (body: { name: string } | { isShared: boolean }) => Promise<T>;
  remove: () => Promise<unknown>;
  keep: (changed: T) => void;
  forget: () => void;
}

/** Calls for another name, for the link that shows it to anybody, and for its end. */
export function useKeptChanges<T>({ change, remove, keep, forget }: Way<T>) {
  return {
    renaming: useMutation({ mutationFn: (name: string) => change({ name }), onSuccess: keep }),
    sharing: useMutation({ mutationFn: (isShared: boolean) => change({ isShared }), onSuccess: keep }),
    removal: useMutation({ mutationFn: () => remove(), onSuccess: forget }),
  };
}

export type KeptChanges = Pick<ReturnType<typeof useKeptChanges<unknown>>, 'renaming' | 'sharing' | 'removal'>;
