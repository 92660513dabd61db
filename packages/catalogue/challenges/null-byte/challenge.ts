import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { documentServed } from '@fruit/shop/files/facts'
import { weakness } from '../../weaknesses/poisoned-name/weakness.ts'

/** Returns whether the folder serves this file to everyone: because of its extension, or because it is in quarantine. */
const isServed = (name: string): boolean =>
  /\.(?:md|pdf)$/i.test(name) || name.toLowerCase() === 'incident-support.kdbx' || name.startsWith('quarantine/')

export const challenge = defineChallenge({
  id: 104,
  key: 'nullByteChallenge',
  name: 'Poison Null Byte',
  category: 'Improper Input Validation',
  difficulty: 4,
  tags: ['Prerequisite'],
  cwe: [158],
  owasp: ['A03:2021', 'A05:2025'],
  asvs: ['V1.1.1', 'V5.3.2'],
  wstg: ['WSTG-CONF-03'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Input_Validation_Cheat_Sheet.html',
  place: { call: 'GET /ftp/{file}', parameter: 'path.file' },
  weakness,
  prerequisites: ['directoryListingChallenge'],
  codingChallenge: false,
  // Only files that the folder does not serve by their own extension count. Public documents do not prove a vulnerability.
  solvedWhen: when(documentServed, ({ name }) => !isServed(name)),
})
