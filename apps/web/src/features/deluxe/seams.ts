import { locateDecal as safeLocate } from '@fruit/isomorphic/pictures/locate-decal'
import { browserSeam } from '../../lib/seams.ts'

/** Where the picture is that the membership page was asked for. */
export const locateDecal = browserSeam('deluxe.locate-decal', 'locateDecal', safeLocate)
