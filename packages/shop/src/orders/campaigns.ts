import { CAMPAIGNS } from '@fruit/isomorphic/campaigns'
import type { CampaignClaim } from './seams.ts'

/**
 * The campaign in the `couponData` of a checkout: `CODE-<milliseconds>` in base64. Null for anything else: clients send
 * the last text that was typed, even when they rejected it as a coupon.
 */
export function readCampaignClaim(couponData: string | null | undefined): CampaignClaim | null {
  const text = Buffer.from(couponData ?? '', 'base64').toString('latin1')
  const [, code, day] = /^(\w+)-(\d{1,15})$/.exec(text) ?? []
  const campaign = CAMPAIGNS.find((each) => each.code === code)
  return campaign ? { campaign, claimedDay: Number(day) } : null
}
