import { findUnlistedScreen as safeFind } from '@fruit/contracts/screens/find-unlisted-screen'
import { defineSeam } from '@fruit/world/seam'

/** The screen that a path opens although no menu leads there. Runs in the browser; the server judges with it. */
export const findUnlistedScreen = defineSeam('screens.find-unlisted-screen', safeFind)
