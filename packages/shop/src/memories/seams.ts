import { defineSeam } from '@fruit/isomorphic/seam'
import type { UserRow } from '../accounts/account-columns.ts'

/** The columns of an account that the photo wall discloses. */
export const describePhotographer = defineSeam(
  'memories.describe-photographer',
  ({ id, username, profileImage }: UserRow): Partial<UserRow> => ({ id, username, profileImage }),
)
