/**
 * Headers that every answer carries.
 *
 * @param formTarget where else a form of the page may lead; browsers hold redirects after a form to this, too
 */
export function guardingHeaders(formTarget?: string): Record<string, string> {
  const targets = formTarget === undefined ? "'self'" : `'self' ${new URL(formTarget).origin}`
  return {
    'content-security-policy': `default-src 'none'; style-src 'self'; img-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // With no-referrer, browsers would call the origin of our own form `null`.
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  }
}
