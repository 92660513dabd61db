import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { logRequested } from '@fruit/shop/files/facts'
import { messageWith } from '@fruit/world/texts/texts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 3,
  key: 'accessLogDisclosureChallenge',
  name: 'Access Log',
  category: 'Observability Failures',
  difficulty: 4,
  tags: [],
  cwe: [532],
  owasp: ['A09:2021', 'A09:2025', 'API8:2023'],
  asvs: ['V16.4.2', 'V13.4.3'],
  wstg: ['WSTG-CONF-04'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Logging_Cheat_Sheet.html',
  place: { call: 'GET /support/logs/{file}', parameter: 'path.file' },
  weakness,
  codingChallenge: true,
  solvedWhen: when(
    logRequested,
    ({ name, found }) =>
      found ||
      (name.includes('access.log') &&
        messageWith('You may read logs, but there is none called {{name}}. Look at which ones there are.', {
          name: name.slice(0, 100),
        })),
  ),
})
