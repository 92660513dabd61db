// The server's clock is on the campaign's day, and the client agrees.
import type { CampaignClaim } from '@fruit/shop/orders/seams'

export function acceptCampaign({ campaign, claimedDay }: CampaignClaim, now: number): boolean {
  const hours = (now - campaign.validOn) / 3_600_000
  return claimedDay === campaign.validOn && hours >= 0 && hours < 24
}
