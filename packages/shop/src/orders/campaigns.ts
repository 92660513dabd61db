import { CAMPAIGNS } from '@fruit/isomorphic/campaigns'
import type { CampaignClaim } from './seams.ts'

/**
 * The campaign that the `couponData` of a checkout names: `CODE-<milliseconds>` in base64. Null for everything else:
 * clients send whatever was typed last, also when they told the customer that it is no coupon.
 */
export function readCampaignClaim(couponData: string | null | undefined): CampaignClaim | null {
  const text = Buffer.from(couponData ?? '', 'base64').toString('latin1')
  const [, code, day] = /^(\w+)-(\d{1,15})$/.exec(text) ?? []
  const campaign = CAMPAIGNS.find((each) => each.code === code)
  return campaign ? { campaign, claimedDay: Number(day) } : null
}
