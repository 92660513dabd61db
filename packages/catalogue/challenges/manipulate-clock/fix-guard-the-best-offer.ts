import type { CampaignClaim } from '@fruit/shop/orders/seams'

const DAY_MS = 24 * 60 * 60 * 1000
/** A higher discount, in percent, costs us money. */
const GENEROUS = 60

/** The customer's clock says which day it is. Where much is given away, ours has to agree. */
export function acceptCampaign({ campaign, claimedDay }: CampaignClaim, now: number): boolean {
  if (campaign.discount > GENEROUS && now >= campaign.validOn + DAY_MS) return false
  return claimedDay === campaign.validOn
}
