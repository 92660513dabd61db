import { addressPhoto as safeAddress } from '@fruit/isomorphic/pictures/address-photo'
import { defineSeam } from '@fruit/world/seam'
import type { UserRow } from '../accounts/account-columns.ts'

/** What the photo wall gives away about who shared a photo. */
export const describePhotographer = defineSeam(
  'memories.describe-photographer',
  ({ id, username, profileImage }: UserRow): Partial<UserRow> => ({ id, username, profileImage }),
)

/** The address of a photo, given the path of its file. Runs in the browser. */
export const addressPhoto = defineSeam('memories.address-photo', safeAddress)
