import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { uploadReceived } from '@fruit/shop/complaints/facts'
import { weakness } from './weakness.ts'

/** File extensions that the form accepts, and those of order formats for partners. */
const KNOWN_EXTENSIONS: readonly string[] = ['pdf', 'xml', 'zip', 'yml', 'yaml']

export const challenge = defineChallenge({
  id: 84,
  key: 'uploadTypeChallenge',
  name: 'Upload Type',
  category: 'Improper Input Validation',
  difficulty: 3,
  tags: [],
  cwe: [434, 602],
  owasp: ['A04:2021', 'A06:2025'],
  asvs: ['V5.2.2', 'V2.2.2'],
  wstg: ['WSTG-BUSL-08'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/File_Upload_Cheat_Sheet.html',
  place: { call: 'POST /file-upload', parameter: 'body.file' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(
    uploadReceived,
    ({ ending, sizeAdmitted, typeAdmitted }) => sizeAdmitted && typeAdmitted && !KNOWN_EXTENSIONS.includes(ending),
  ),
})
