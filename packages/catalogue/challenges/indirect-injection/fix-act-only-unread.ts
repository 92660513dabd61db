/** After reading other customers' texts, the assistant changes nothing. */
export function mayUseTool(tool: string, usedBefore: readonly string[]): boolean {
  const changes = ['generateCoupon', 'changeDeliveryAddress', 'openComplaint'].includes(tool)
  const hasReadStrangers = usedBefore.includes('getProductReviews') || usedBefore.includes('lookUpNotes')
  return !(changes && hasReadStrangers)
}
