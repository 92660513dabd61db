import type { CampaignClaim } from '@fruit/shop/orders/seams'

/** The customer's clock says which day it is, as long as that day has come. */
export function acceptCampaign({ campaign, claimedDay }: CampaignClaim, now: number): boolean {
  return claimedDay === campaign.validOn && claimedDay <= now
}
