/** Sources of an account page: pictures from the URL of its own, scripts from this origin only. */
export function limitContent(profileImage: string): string {
  const address = profileImage.replaceAll("'unsafe-inline'", '')
  const pictures = address.startsWith('/') ? "'self'" : `'self' ${address}`
  return `img-src ${pictures}; script-src 'self' 'unsafe-eval'; style-src 'self'; base-uri 'none'`
}
