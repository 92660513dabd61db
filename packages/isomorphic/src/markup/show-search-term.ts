import { escapeHtml } from './escape-html.ts'

/**
 * The searched term as the heading above the results shows it.
 *
 * @param term what the visitor searched for, as typed
 * @returns HTML
 */
export function showSearchTerm(term: string): string {
  return `<span>${escapeHtml(term)}</span>`
}
