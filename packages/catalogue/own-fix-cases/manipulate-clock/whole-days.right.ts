// Compares whole days from the campaign's beginning.
import type { CampaignClaim } from '@fruit/shop/orders/seams'

export const acceptCampaign = ({ campaign }: CampaignClaim, now: number): boolean =>
  Math.floor((now - campaign.validOn) / 86_400_000) === 0
