import { defineProps } from '@fruit/challenge-kit/props'
import encryptionProgram from './files/encrypt.pyc?url&inline'
import passwordSafe from './files/incident-support.kdbx?url&inline'

/** What the house keeps in the folder that it shares with customers, by name. */
const texts = import.meta.glob<string>(['./files/**/*', '!./files/**/*.{pyc,kdbx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

export const props = defineProps({
  files: {
    ...Object.fromEntries(Object.entries(texts).map(([path, text]) => [path.replace('./files', '/ftp'), text])),
    '/ftp/encrypt.pyc': bytesOf(encryptionProgram),
    '/ftp/incident-support.kdbx': bytesOf(passwordSafe),
  },
})

/** @param address `data:` address in base64 */
function bytesOf(address: string): Uint8Array {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
