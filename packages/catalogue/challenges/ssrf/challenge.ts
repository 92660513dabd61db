import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { innerDoorOpened } from '@fruit/shop/machine/facts'
import { weakness } from '../../weaknesses/unchecked-picture-address/weakness.ts'

export const challenge = defineChallenge({
  id: 73,
  key: 'ssrfChallenge',
  name: 'SSRF',
  category: 'Broken Access Control',
  difficulty: 6,
  tags: ['Code Analysis'],
  cwe: [918],
  owasp: ['A10:2021', 'A01:2025', 'API7:2023'],
  asvs: ['V1.3.6'],
  wstg: ['WSTG-INPV-19'],
  kind: 'code',
  mitigationUrl:
    'https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /profile/image/url', parameter: 'body.imageUrl' },
  weakness,
  prerequisites: ['directoryListingChallenge'],
  codingChallenge: false,
  solvedWhen: when(innerDoorOpened, ({ program }) => program === 'picture'),
})
