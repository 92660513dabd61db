/** What the page of an account may load and run: pictures from the origin of its own, scripts from nowhere but here. */
export function limitContent(profileImage: string): string {
  const origin = URL.canParse(profileImage) ? new URL(profileImage).origin : 'null'
  const pictures = /^https?:\/\/[a-z0-9.:-]+$/.test(origin) ? `'self' ${origin}` : "'self'"
  return `img-src ${pictures}; script-src 'self'; style-src 'self'; base-uri 'none'`
}
