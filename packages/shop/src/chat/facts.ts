import { defineFact } from '@fruit/world/fact'

/**
 * The bot gave a customer a coupon, who had asked for one so many times this month before. `isEndless`: whoever goes on
 * asking may get more, however often they have asked.
 */
export const couponHandedOut = defineFact<{ accountId: number; askedBefore: number; isEndless: boolean; code: string }>(
  'chat.coupon-handed-out',
)

/**
 * The bot could not answer any more. `probeFailed`: not even its own test sentence; `reason` is what its memory says.
 */
export const botFailed = defineFact<{ accountId: number; probeFailed: boolean; reason: string }>('chat.bot-failed')
