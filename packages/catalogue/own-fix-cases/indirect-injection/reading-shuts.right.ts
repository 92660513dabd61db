// After reading texts by third parties, only tools without side effects are allowed.
export function mayUseTool(tool: string, usedBefore: readonly string[]): boolean {
  const read = usedBefore.some((used) => ['getProductReviews', 'lookUpNotes'].includes(used))
  return !read || ['searchProducts', 'getProductReviews', 'getOrderById', 'lookUpNotes'].includes(tool)
}
