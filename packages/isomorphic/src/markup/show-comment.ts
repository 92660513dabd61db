/** A `<` that does not begin one of the tags, without attributes, that give a comment its emphasis. */
const UNWANTED = /<(?!\/?(?:b|br|code|em|i|small|strong|sub|sup|u)>)/gi

/**
 * What a customer says, as screens show it.
 *
 * @param comment HTML as the shop stores it; emphasis stays, any other tag is shown as text
 * @returns HTML
 */
export function showComment(comment: string): string {
  return comment.replace(UNWANTED, '&lt;')
}
