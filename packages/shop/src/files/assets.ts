import { FALL_THROUGH, HttpResponse } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import { assetServed } from './facts.ts'

/** Folder of the web client in a world's files. */
const CLIENT_FOLDER = '/frontend/dist/frontend'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  stl: 'model/stl',
  txt: 'text/plain; charset=utf-8',
}

/**
 * Sends a file that only this world has among those of the web client. The web client's built files, which all worlds
 * share, are served earlier.
 *
 * @param folder URL path up to the name, such as `/assets/i18n/`
 * @param name decoded file name
 */
export function sendAsset(visit: Visit, folder: string, name: string): object {
  // A decoded slash would escape from the folder.
  const file = name.includes('/') ? undefined : visit.world.files.read(`${CLIENT_FOLDER}${folder}${name}`)
  if (!file) return FALL_THROUGH
  visit.record(assetServed, { path: `${folder}${name}` })
  return new HttpResponse(200, file.bytes, {
    'cache-control': 'no-store',
    'content-type': MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'last-modified': new Date(file.modifiedAt).toUTCString(),
  })
}
