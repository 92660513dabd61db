import { escapeHtml } from '../markup/escape-html.ts'
import { defineBrowserSeam } from '../seam.ts'

/** HTML of what the assistant says, on its page. */
export const showAnswer = defineBrowserSeam('chat.show-answer', escapeHtml, 'awaited')
