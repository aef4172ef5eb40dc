/** For so long the store has to know nothing of a refund that it told of, before that is believed. */
const doubtMs = 24 * 60 * 60 * 1000

export interface KnownRefund {
  /** When the store was asked that told of it; null without a refund. */
  refunded_at: Date | null
  doubted_until: Date | null
}

interface Word {
  isRefunded: boolean
  askedAt: Date
  /** When the store told by itself that it took a refund back. */
  reversedAt?: Date | undefined
}

/**
 * Whether a purchase counts as refunded. A refund that was recorded stays: an answer that has lost it is believed only once
 * the store told that it took the refund back, or has said the same for a day.
 */
export function judgeRefund(
  { refunded_at, doubted_until }: KnownRefund,
  { isRefunded, askedAt, reversedAt }: Word,
): KnownRefund {
  if (isRefunded) return { refunded_at: refunded_at ?? askedAt, doubted_until: null }
  const isReversed =
    !refunded_at ||
    (reversedAt && reversedAt >= refunded_at && reversedAt <= askedAt) ||
    (doubted_until && doubted_until <= askedAt)
  if (isReversed) return { refunded_at: null, doubted_until: null }
  return { refunded_at, doubted_until: doubted_until ?? new Date(askedAt.getTime() + doubtMs) }
}
