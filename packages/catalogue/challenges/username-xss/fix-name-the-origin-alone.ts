/** Sources of an account page: pictures from the origin of its own, scripts from this origin only. */
export function limitContent(profileImage: string): string {
  const origin = URL.canParse(profileImage) ? new URL(profileImage).origin : 'null'
  const pictures = /^https?:\/\/[a-z0-9.:-]+$/.test(origin) ? `'self' ${origin}` : "'self'"
  return `img-src ${pictures}; script-src 'self'; style-src 'self'; base-uri 'none'`
}
