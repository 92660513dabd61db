import { showComment as safeComment } from '@fruit/contracts/markup/show-comment'
import { addressPhoto as safeAddress } from '@fruit/contracts/pictures/address-photo'
import { browserSeam } from '../../lib/seams.ts'

/** Markup of what a customer says. */
export const showComment = browserSeam('feedback.show-comment', 'showComment', safeComment)

/** The address of a photo on the photo wall. */
export const addressPhoto = browserSeam('memories.address-photo', 'addressPhoto', safeAddress)
