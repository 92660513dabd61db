/** The response for an unknown order number. The page shows the number, so customers notice typing errors. */
export function echoOrderId(sent: string): string {
  return sent.replace(/<\/?script[^<>]*>/gi, '')
}
