import { defineBrowserSeam } from '../seam.ts'

/** A `<` that does not start an allowed tag without attributes. */
const UNWANTED = /<(?!\/?(?:b|br|code|em|i|small|strong|sub|sup|u)>)/gi

/** HTML of a customer's comment on screens, given the stored HTML: allowed tags stay, others are shown as text. */
export const showComment = defineBrowserSeam('feedback.show-comment', (comment: string): string =>
  comment.replace(UNWANTED, '&lt;'),
)
