/** Reviews are for people. */
export function mayUseTool(tool: string): boolean {
  return tool !== 'getProductReviews'
}
