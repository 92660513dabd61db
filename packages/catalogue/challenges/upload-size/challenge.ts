import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { uploadReceived } from '@fruit/shop/complaints/facts'
import { weakness } from './weakness.ts'

/** Size limit of the shop's form. */
const MAX_BYTES = 100_000

export const challenge = defineChallenge({
  id: 83,
  key: 'uploadSizeChallenge',
  name: 'Upload Size',
  category: 'Improper Input Validation',
  difficulty: 3,
  tags: [],
  cwe: [770, 602],
  owasp: ['A04:2021', 'A06:2025', 'API4:2023'],
  asvs: ['V5.2.1', 'V2.2.2'],
  wstg: ['WSTG-BUSL-01'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/File_Upload_Cheat_Sheet.html',
  place: { call: 'POST /file-upload', parameter: 'body.file' },
  weakness,
  codingChallenge: false,
  solvedWhen: when(uploadReceived, ({ bytes, sizeAdmitted }) => sizeAdmitted && bytes > MAX_BYTES),
})
