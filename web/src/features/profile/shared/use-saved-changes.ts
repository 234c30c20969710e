import { useMutation } from '@tanstack/react-query';

/** The calls that change one saved item, and the cache updates that follow. */
interface Options<T> {
  change: (body: { name: string } | { isShared: boolean }) => Promise<T>;
  remove: () => Promise<unknown>;
  onChanged: (changed: T) => void;
  onRemoved: () => void;
}

/** Rename, share and delete one saved item. */
export function useSavedChanges<T>({ change, remove, onChanged, onRemoved }: Options<T>) {
  return {
    renaming: useMutation({ mutationFn: (name: string) => change({ name }), onSuccess: onChanged }),
    sharing: useMutation({ mutationFn: (isShared: boolean) => change({ isShared }), onSuccess: onChanged }),
    removal: useMutation({ mutationFn: () => remove(), onSuccess: onRemoved }),
  };
}

export type SavedChanges = Pick<ReturnType<typeof useSavedChanges<unknown>>, 'renaming' | 'sharing' | 'removal'>;
