import { QuotaExceeded } from '@fruit/world/storage/world-files'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World } from '@fruit/world/world'

/** Folder of customers' pictures: in the world's files, and as a URL path. */
export const PICTURES_FOLDER = '/assets/public/images/uploads'

/**
 * Checks before an upload is read that the storage has room for it.
 *
 * @param bytes maximum size
 * @throws HttpError 507 when the storage is full
 */
export function requireStorage({ files }: World, bytes: number): void {
  if (!files.hasSpaceFor(bytes)) throw storageFull()
}

/**
 * Stores an upload as a file of the world.
 *
 * @param place absolute path in the world's files; an existing file is replaced
 * @throws HttpError 507 when the storage is full
 */
export function storeUpload(world: World, place: string, bytes: Uint8Array): void {
  try {
    world.files.write(place, bytes)
  } catch (error) {
    if (!(error instanceof QuotaExceeded)) throw error
    throw storageFull()
  }
}

function storageFull(): HttpError {
  return HttpError.expected(507, 'Our shelves are full: there is no room for another file. Nothing was kept.')
}
