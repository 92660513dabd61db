import { escapeHtml } from '../markup/escape-html.ts'
import { defineBrowserSeam } from '../seam.ts'

/**
 * HTML of an answer of the assistant in the chat. A model repeats text that it read, so the safe page renders it as
 * text.
 */
export const showAnswer = defineBrowserSeam(
  'chat.show-answer',
  (answer: string): string => escapeHtml(answer),
  'awaited',
)
