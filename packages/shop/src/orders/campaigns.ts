import { CAMPAIGNS, type Campaign } from '@fruit/isomorphic/campaigns'

/** A campaign that a client names, and the day of its clock. */
export interface CampaignClaim {
  readonly campaign: Campaign
  /** What its clock said: the midnight of a day, written as `validOn` is. */
  readonly claimedDay: number
}

/**
 * The campaign that the `couponData` of a checkout names (`CODE-<milliseconds>` in Base64), or null. Clients also send
 * typed texts that they have shown to be invalid.
 */
export function readCampaignClaim(couponData: string | null | undefined): CampaignClaim | null {
  const text = Buffer.from(couponData ?? '', 'base64').toString('latin1')
  const [, code, day] = /^(\w+)-(\d{1,15})$/.exec(text) ?? []
  const campaign = CAMPAIGNS.find((each) => each.code === code)
  return campaign ? { campaign, claimedDay: Number(day) } : null
}
