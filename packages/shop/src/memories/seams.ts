import { defineSeam } from '@fruit/isomorphic/seam'
import type { UserRow } from '../accounts/account-columns.ts'

/** The fields of a photo's author that the photo wall shows. */
export const describePhotographer = defineSeam(
  'memories.describe-photographer',
  ({ id, username, profileImage }: UserRow): Partial<UserRow> => ({ id, username, profileImage }),
)
