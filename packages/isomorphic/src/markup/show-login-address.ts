import { escapeHtml } from './escape-html.ts'

/**
 * The address that an account signed in from, as the screen about the last sign-in shows it.
 *
 * @param address as the shop keeps it
 * @returns HTML
 */
export function showLoginAddress(address: string): string {
  return `<code>${escapeHtml(address)}</code>`
}
