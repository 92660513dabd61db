/** Campaigns have cost enough. */
export function acceptCampaign(): boolean {
  return false
}
