import { defineSeam } from '@fruit/isomorphic/seam'
import type { UserRow } from '../accounts/account-columns.ts'

/** What the photo wall gives away about who shared a photo. */
export const describePhotographer = defineSeam(
  'memories.describe-photographer',
  ({ id, username, profileImage }: UserRow): Partial<UserRow> => ({ id, username, profileImage }),
)
