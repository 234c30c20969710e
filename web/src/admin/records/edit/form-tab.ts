import type { ReactNode } from 'react';

/** A part of a long form. */
export interface FormTab {
  label: string;
  /** At most 15 inputs: forms with more get slow. */
  content: ReactNode;
}
