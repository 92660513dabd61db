/**
 * Security headers of every response.
 *
 * @param formTarget further allowed target of forms; browsers also apply this to redirects after a form
 */
export function securityHeaders(formTarget?: string): Record<string, string> {
  const targets = formTarget === undefined ? "'self'" : `'self' ${new URL(formTarget).origin}`
  return {
    'content-security-policy': `default-src 'none'; style-src 'self'; img-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // With no-referrer, browsers would send `Origin: null` with our own form.
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  }
}
