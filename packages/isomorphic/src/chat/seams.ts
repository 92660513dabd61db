import { escapeHtml } from '../markup/escape-html.ts'
import { defineBrowserSeam } from '../seam.ts'

/** HTML of what the assistant said, as the chat shows it. A model says what it read: to the page that is text, and nothing else. */
export const showAnswer = defineBrowserSeam(
  'chat.show-answer',
  (answer: string): string => escapeHtml(answer),
  'awaited',
)
