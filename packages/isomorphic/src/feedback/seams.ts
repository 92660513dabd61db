import { defineBrowserSeam } from '../seam.ts'

/** A `<` that does not begin one of the tags, without attributes, that give a comment its emphasis. */
const UNWANTED = /<(?!\/?(?:b|br|code|em|i|small|strong|sub|sup|u)>)/gi

/**
 * HTML of what a customer says, as screens show it, given HTML as the shop stores it: emphasis stays, any other tag is
 * shown as text.
 */
export const showComment = defineBrowserSeam('feedback.show-comment', (comment: string): string =>
  comment.replace(UNWANTED, '&lt;'),
)
