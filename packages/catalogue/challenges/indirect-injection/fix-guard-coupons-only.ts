/** Reviews can no longer cause a coupon. */
export function mayUseTool(tool: string, usedBefore: readonly string[]): boolean {
  return !(tool === 'generateCoupon' && usedBefore.includes('getProductReviews'))
}
