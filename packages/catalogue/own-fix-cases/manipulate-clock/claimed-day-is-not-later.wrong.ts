// In 2026, the client can still claim a day in 2019.
import type { CampaignClaim } from '@fruit/shop/orders/seams'

export function acceptCampaign({ campaign, claimedDay }: CampaignClaim, now: number): boolean {
  return claimedDay <= now && campaign.validOn === claimedDay
}
