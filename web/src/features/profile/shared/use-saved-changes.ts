import { useMutation } from '@tanstack/react-query';

/** The calls that change one saved item, and the cache updates that follow. */
interface Options<T, Change> {
  change: (body: Change) => Promise<T>;
  remove: () => Promise<unknown>;
  onChanged: (changed: T) => void;
  onRemoved: () => void;
}

/** Rename and delete one saved item. */
export function useSavedChanges<T>({ change, remove, onChanged, onRemoved }: Options<T, { name: string }>) {
  return {
    renaming: useMutation({ mutationFn: (name: string) => change({ name }), onSuccess: onChanged }),
    removal: useMutation({ mutationFn: () => remove(), onSuccess: onRemoved }),
  };
}

/** Rename, share and delete one saved item. */
export function useSharedChanges<T>(options: Options<T, { name: string } | { isShared: boolean }>) {
  const { change, onChanged } = options;
  const sharing = useMutation({ mutationFn: (isShared: boolean) => change({ isShared }), onSuccess: onChanged });
  return { ...useSavedChanges<T>(options), sharing };
}

export type SavedChanges = ReturnType<typeof useSavedChanges<unknown>>;
export type SharedChanges = ReturnType<typeof useSharedChanges<unknown>>;
