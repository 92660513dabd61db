import { Refusal } from '@fruit/world/refusal'
import type { World } from '@fruit/world/world'
import { QuotaExceeded } from '@fruit/world/world-files'

/** Where pictures of customers are: their place in the world's files and their path on the server. */
export const PICTURES_FOLDER = '/assets/public/images/uploads'

/**
 * Looks whether there is room for an upload before it is read.
 *
 * @param bytes that it has at most
 * @throws Refusal 507 when there is none
 */
export function requireRoom({ files }: World, bytes: number): void {
  if (!files.hasRoomFor(bytes)) throw shelvesFull()
}

/**
 * Keeps what somebody uploaded as a file of the world.
 *
 * @param place absolute path in the world's files; an earlier file there is replaced
 * @throws Refusal 507 when the world has no room for it
 */
export function keepUpload(world: World, place: string, bytes: Uint8Array): void {
  try {
    world.files.write(place, bytes)
  } catch (error) {
    if (!(error instanceof QuotaExceeded)) throw error
    throw shelvesFull()
  }
}

function shelvesFull(): Refusal {
  return Refusal.foreseen(507, 'Our shelves are full: there is no room for another file. Nothing was kept.')
}
