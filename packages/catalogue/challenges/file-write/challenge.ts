import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { archiveFileKept } from '@fruit/shop/complaints/facts'
import { messageWith } from '@fruit/world/texts/texts'
import { weakness } from './weakness.ts'

const LEGAL_NOTICE = '/ftp/legal.md'
/** Folder for the files of an archive. */
const INVOICES = '/uploads/complaints/'

export const challenge = defineChallenge({
  id: 6,
  key: 'fileWriteChallenge',
  name: 'Arbitrary File Write',
  category: 'Vulnerable Components',
  difficulty: 6,
  tags: ['Danger Zone', 'Prerequisite'],
  cwe: [22],
  owasp: ['A01:2021', 'A01:2025'],
  asvs: ['V5.3.3'],
  wstg: ['WSTG-ATHZ-01'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/File_Upload_Cheat_Sheet.html',
  place: { call: 'POST /file-upload', parameter: 'body.file' },
  weakness,
  prerequisites: ['uploadTypeChallenge'],
  codingChallenge: false,
  solvedWhen: when(
    archiveFileKept,
    ({ place }) =>
      place === LEGAL_NOTICE ||
      (!place.startsWith(INVOICES) &&
        messageWith('You have written {{path}}. The task asks for {{file}}.', { path: place, file: LEGAL_NOTICE })),
  ),
})
