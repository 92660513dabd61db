import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { entityRead } from '@fruit/shop/complaints/facts'
import { messageWith } from '@fruit/world/texts/texts'
import { weakness } from '../../weaknesses/retired-order-formats/weakness.ts'

/** Files whose contents prove access to the disk. On Windows, names are not case-sensitive. */
const PROOF_FILES = [/^\/etc\/passwd$/, /^\/C:\/Windows\/system\.ini$/i] as const

export const challenge = defineChallenge({
  id: 91,
  key: 'xxeFileDisclosureChallenge',
  name: 'XXE Data Access',
  category: 'XXE',
  difficulty: 3,
  tags: ['Danger Zone'],
  cwe: [611],
  owasp: ['A05:2021', 'A02:2025'],
  asvs: ['V1.5.1'],
  wstg: ['WSTG-INPV-07'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/XML_External_Entity_Prevention_Cheat_Sheet.html',
  place: { call: 'POST /file-upload', parameter: 'body.file' },
  weakness,
  prerequisites: ['deprecatedInterfaceChallenge'],
  codingChallenge: false,
  solvedWhen: when(
    entityRead,
    ({ path }) =>
      PROOF_FILES.some((file) => file.test(path)) ||
      messageWith('You have read {{path}}. The task asks for {{files}}.', {
        path,
        files: '/etc/passwd, C:\\Windows\\system.ini',
      }),
  ),
})
