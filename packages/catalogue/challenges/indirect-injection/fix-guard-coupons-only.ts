/** Nobody writes reviews to get a coupon any more. */
export function mayUseTool(tool: string, usedBefore: readonly string[]): boolean {
  return !(tool === 'generateCoupon' && usedBefore.includes('getProductReviews'))
}
