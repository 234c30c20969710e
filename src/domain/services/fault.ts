import type { Service } from './service.ts';

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
  shown: ShownEntry;
  /** Null for visitors. */
  userId: number | null;
}

/** What the page said at the time of the report. */
export type ShownEntry = Pick<Service, 'description' | 'priceRange' | 'website'>;

export const shownEntry = ({ description, priceRange, website }: Service): ShownEntry => ({ description, priceRange, website });
