/** What the answer says of a number that no order has. The page shows it, so that typing errors are noticed. */
export function echoOrderId(sent: string): string {
  return sent.replace(/<\/?script[^<>]*>/gi, '')
}
