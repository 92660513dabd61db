import { LANGUAGES } from '@fruit/contracts/languages'
import type { World } from '@fruit/world/world'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** The text of `security.txt` (RFC 9116): contact and conditions for vulnerability reports. */
export function policyText({ configuration, clock }: World): string {
  const { contact, encryption, acknowledgements, hiring, csaf } = configuration.application.securityTxt
  const base = configuration.server.baseUrl.replace(/(?<!\/)\/+$/, '')
  const absolute = (address: string | null | undefined) => (address?.startsWith('/') ? base + address : address)
  const languages = [...new Set(LANGUAGES.map(({ key }) => key.slice(0, 2)))].sort()
  const fields = [
    ['Contact', contact],
    ['Encryption', absolute(encryption)],
    ['Acknowledgements', absolute(acknowledgements)],
    ['Preferred-Languages', languages.join(', ')],
    ['Hiring', absolute(hiring)],
    ['CSAF', absolute(csaf)],
    ['Expires', new Date(clock.now() + YEAR_MS).toISOString()],
  ]
  return fields.flatMap(([name, value]) => (value ? [`${name}: ${value}\n`] : [])).join('')
}
