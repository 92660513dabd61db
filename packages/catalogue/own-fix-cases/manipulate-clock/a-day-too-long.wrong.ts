// A day of grace grants the discount on a day without a campaign.
import type { CampaignClaim } from '@fruit/shop/orders/seams'

export function acceptCampaign({ campaign }: CampaignClaim, now: number): boolean {
  return now >= campaign.validOn && now < campaign.validOn + 2 * 86_400_000
}
