import { admitToAdministration as safeAdmit } from '@fruit/isomorphic/screens/admit-to-administration'
import { findUnlistedScreen as safeFind } from '@fruit/isomorphic/screens/find-unlisted-screen'
import { defineSeam } from '@fruit/world/seam'

/** The screen that a path opens although no menu leads there. Runs in the browser; the server judges with it. */
export const findUnlistedScreen = defineSeam('screens.find-unlisted-screen', safeFind)

/** Whether a path opens the administration to somebody. Runs in the browser; the server judges with it. */
export const admitToAdministration = defineSeam('screens.admit-to-administration', safeAdmit)
