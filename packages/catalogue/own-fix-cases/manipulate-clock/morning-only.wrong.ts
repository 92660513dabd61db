// At noon customers are told that the day is over.
import type { CampaignClaim } from '@fruit/shop/orders/seams'

export function acceptCampaign({ campaign }: CampaignClaim, now: number): boolean {
  return now >= campaign.validOn && now - campaign.validOn < 12 * 3600
}
