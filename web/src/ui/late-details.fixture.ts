import { fireEvent } from '@testing-library/react';

/** Opens the details of a summary, as a reader does, and returns them. */
export function openedDetails(summary: HTMLElement): HTMLDetailsElement {
  const details = summary.closest('details');
  if (!details) throw new Error(`"${summary.textContent}" is not in details`);
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return details;
}
