import type { ReactNode } from 'react';

/** One choice in the popup. */
export interface ComboboxOption<T> {
  /** Unique in the popup, and the same while the option stays. */
  key: string;
  value: T;
  content: ReactNode;
}

/** Options under a heading. Without a heading, the group is the whole list. */
export interface OptionGroup<T> {
  heading?: string;
  options: readonly ComboboxOption<T>[];
}

/** What the popup shows for the text of the field. */
export interface Choices<T> {
  groups: readonly OptionGroup<T>[];
  /** Shown in the popup and announced. */
  message?: string;
  /** Announced only: how many options there are. */
  announcement?: string;
  /** Options are being fetched. */
  isLoading?: boolean;
  /** The options belong to an earlier text. */
  isStale?: boolean;
}
