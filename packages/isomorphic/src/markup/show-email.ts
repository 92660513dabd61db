import { escapeHtml } from './escape-html.ts'

/**
 * The e-mail of an account, as the administration shows it.
 *
 * @param email as the shop keeps it
 * @returns HTML
 */
export function showEmail(email: string): string {
  return escapeHtml(email)
}
