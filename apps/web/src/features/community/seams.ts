import { addressPhoto as safeAddress } from '@fruit/isomorphic/pictures/address-photo'
import { browserSeam } from '../../lib/seams.ts'

/** The address of a photo on the photo wall. */
export const addressPhoto = browserSeam('memories.address-photo', 'addressPhoto', safeAddress)
