import { Answer, FALL_THROUGH } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import { assetServed } from './facts.ts'

/** Where the web client lies among the files of a world. */
const CLIENT_FOLDER = '/frontend/dist/frontend'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  stl: 'model/stl',
  txt: 'text/plain; charset=utf-8',
}

/**
 * Sends a file that lies among those of the web client in this world alone. The built ones, which all worlds share, have been
 * answered before it comes to this.
 *
 * @param folder its address up to the name, such as `/assets/i18n/`
 * @param name as it reads after its address was decoded
 */
export function sendAsset(visit: Visit, folder: string, name: string): object {
  // An encoded slash would lead to other folders.
  const file = name.includes('/') ? undefined : visit.world.files.read(`${CLIENT_FOLDER}${folder}${name}`)
  if (!file) return FALL_THROUGH
  visit.record(assetServed, { path: `${folder}${name}` })
  return new Answer(200, file.bytes, {
    'cache-control': 'no-store',
    'content-type': MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'last-modified': new Date(file.modifiedAt).toUTCString(),
  })
}
