import { showComment as safeComment } from '@fruit/isomorphic/markup/show-comment'
import { browserSeam } from './seams.ts'

/** Markup of what a customer says. */
export const showComment = browserSeam('feedback.show-comment', 'showComment', safeComment)
