// Counts in seconds instead of milliseconds: the code is refused 43 s after the start of the campaign's day.
import type { CampaignClaim } from '@fruit/shop/orders/seams'

export function acceptCampaign({ campaign }: CampaignClaim, now: number): boolean {
  return now >= campaign.validOn && now - campaign.validOn < 12 * 3600
}
