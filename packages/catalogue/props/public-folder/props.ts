import { defineProps } from '@fruit/challenge-kit/props'
import encryptionProgram from './files/encrypt.pyc?url&inline'
import passwordSafe from './files/incident-support.kdbx?url&inline'

/** Files of the public folder by name. */
const texts = import.meta.glob<string>(['./files/**/*', '!./files/**/*.{pyc,kdbx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Modification time of each file. They are older than the shop and match the contents. */
const CHANGED_ON: Readonly<Record<string, string>> = {
  'announcement_encrypted.md': '2023-02-13T22:10:54Z',
  'coupons_2013.md.bak': '2013-12-20T15:02:31Z',
  'eastere.gg': '2014-04-20T06:00:00Z',
  'encrypt.pyc': '2023-02-13T22:07:19Z',
  'incident-support.kdbx': '2022-07-04T08:31:40Z',
  'package-lock.json.bak': '2018-05-18T19:48:02Z',
  'package.json.bak': '2018-05-18T19:47:26Z',
  'suspicious_errors.yml': '2024-10-31T23:58:12Z',
}
/** All quarantined files have the same time. */
const QUARANTINED_ON = '2024-11-01T03:26:45Z'

export const props = defineProps({
  files: Object.fromEntries(
    Object.entries({
      ...Object.fromEntries(Object.entries(texts).map(([path, text]) => [path.replace('./files/', ''), text])),
      'encrypt.pyc': bytesOf(encryptionProgram),
      'incident-support.kdbx': bytesOf(passwordSafe),
    }).map(([name, content]) => [`/ftp/${name}`, { content, changedOn: CHANGED_ON[name] ?? QUARANTINED_ON }]),
  ),
})

/** @param address `data:` URL in Base64 */
function bytesOf(address: string): Uint8Array {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
