/** The name of an account as it is stored, given what was sent: without anything that looks like a tag. */
export function cleanUserName(sent: string): string {
  return sent.trim().replace(/<\w+\W+?\w/g, '') //~ hole
}

/**
 * The name of an account as its page shows it. It was cleaned before it was stored.
 *
 * @returns HTML
 */
export function showUserName(name: string): string {
  return name //~ hole
}

/** Sources of an account page: pictures from the URL of its own, scripts from this origin only. */
export function limitContent(profileImage: string): string {
  const pictures = profileImage.startsWith('/') ? "'self'" : `'self' ${profileImage}` //~ hole
  return `img-src ${pictures}; script-src 'self' 'unsafe-eval'; style-src 'self'; base-uri 'none'`
}
