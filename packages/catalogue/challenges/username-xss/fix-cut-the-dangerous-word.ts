/** What the page of an account may load and run: pictures from where its own is, scripts from nowhere but here. */
export function limitContent(profileImage: string): string {
  const address = profileImage.replaceAll("'unsafe-inline'", '')
  const pictures = address.startsWith('/') ? "'self'" : `'self' ${address}`
  return `img-src ${pictures}; script-src 'self' 'unsafe-eval'; style-src 'self'; base-uri 'none'`
}
