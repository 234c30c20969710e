/** A review waits for staff. Only published ones are shown and counted. */
export const REVIEW_STATUSES = ['pending', 'published', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const REVIEW_LIMITS = { shortest: 20, longest: 2_000, reply: 1_000 } as const;

export interface ReviewText {
  /** 1 to 5. */
  stars: number;
  text: string;
}

/** As readers see it. The writer stays unnamed. */
export interface PublishedReview extends ReviewText {
  id: number;
  createdAt: Date;
  /** The published answer of the provider. */
  reply: string | null;
}

/** As its writer sees it. */
export interface OwnReview extends ReviewText {
  id: number;
  serviceId: number;
  status: ReviewStatus;
  /** Why staff rejected it. */
  reason: string | null;
  createdAt: Date;
}

/** As the provider of the service sees it. */
export interface ReceivedReview extends PublishedReview {
  serviceId: number;
  /** Null without an answer. */
  replyStatus: ReviewStatus | null;
}
