/** What is wrong with an entry of the marketplace. */
export const FAULT_KINDS = ['dead-link', 'wrong-price', 'wrong-text', 'unsafe', 'other'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const FAULT_STATUSES = ['open', 'resolved', 'rejected'] as const;

export const LONGEST_FAULT = 1_000;

export interface ServiceFault {
  serviceId: number;
  kind: FaultKind;
  /** May be empty. */
  message: string;
  /** Null for visitors. */
  userId: number | null;
}
