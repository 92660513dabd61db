// Only what changes nothing goes on after strangers were read.
export function mayUseTool(tool: string, usedBefore: readonly string[]): boolean {
  const read = usedBefore.some((used) => ['getProductReviews', 'lookUpNotes'].includes(used))
  return !read || ['searchProducts', 'getProductReviews', 'getOrderById', 'lookUpNotes'].includes(tool)
}
