import type { CampaignClaim } from '@fruit/shop/orders/seams'

/** Campaigns last from midnight to midnight wherever the customer is. The customer's own clock knows when that is. */
export function acceptCampaign({ campaign, claimedDay }: CampaignClaim): boolean {
  return claimedDay === campaign.validOn //~ hole
}
