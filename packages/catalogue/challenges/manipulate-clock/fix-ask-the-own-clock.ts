import type { CampaignClaim } from '@fruit/shop/orders/seams'

const DAY_MS = 24 * 60 * 60 * 1000

/** A campaign lasts a day, and which day it is says the clock of the shop. */
export function acceptCampaign({ campaign }: CampaignClaim, now: number): boolean {
  return now >= campaign.validOn && now < campaign.validOn + DAY_MS
}
