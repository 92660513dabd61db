// A client that says it is 2019 is believed in 2026.
import type { CampaignClaim } from '@fruit/shop/orders/seams'

export function acceptCampaign({ campaign, claimedDay }: CampaignClaim, now: number): boolean {
  return claimedDay <= now && campaign.validOn === claimedDay
}
