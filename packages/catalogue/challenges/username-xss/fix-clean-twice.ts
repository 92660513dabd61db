/** The name of an account as it is stored, given what was sent: without anything that looks like a tag, or became one. */
export function cleanUserName(sent: string): string {
  const once = sent.trim().replace(/<\w+\W+?\w/g, '')
  return once.replace(/<\w+\W+?\w/g, '')
}
