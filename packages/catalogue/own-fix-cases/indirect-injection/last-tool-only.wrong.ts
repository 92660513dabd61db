// A search in between unlocks the tools again.
export function mayUseTool(tool: string, usedBefore: readonly string[]): boolean {
  const last = usedBefore[usedBefore.length - 1]
  const reads = ['searchProducts', 'getProductReviews', 'getOrderById', 'lookUpNotes']
  return reads.includes(tool) || (last !== 'getProductReviews' && last !== 'lookUpNotes')
}
