/** A public coupon that is valid on one day. */
export interface Campaign {
  readonly code: string
  /** Discount in percent. */
  readonly discount: number
  /** Start of the day in UTC+1, in milliseconds since the epoch. */
  readonly validOn: number
}

/** All campaigns of the shop. */
export const CAMPAIGNS: readonly Campaign[] = [
  { code: 'WMNSDY2019', discount: 75, validOn: 1_551_999_600_000 },
  { code: 'WMNSDY2020', discount: 60, validOn: 1_583_622_000_000 },
  { code: 'WMNSDY2021', discount: 60, validOn: 1_615_158_000_000 },
  { code: 'WMNSDY2022', discount: 60, validOn: 1_646_694_000_000 },
  { code: 'WMNSDY2023', discount: 60, validOn: 1_678_230_000_000 },
  { code: 'ORANGE2020', discount: 50, validOn: 1_588_546_800_000 },
  { code: 'ORANGE2021', discount: 40, validOn: 1_620_082_800_000 },
  { code: 'ORANGE2022', discount: 40, validOn: 1_651_618_800_000 },
  { code: 'ORANGE2023', discount: 40, validOn: 1_683_154_800_000 },
]

const HOUR = 60 * 60 * 1000

/** The local date in the format of `validOn`: a campaign lasts from midnight to midnight in local time. */
export function campaignDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - HOUR
}
