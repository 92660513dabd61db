import { expect, test } from 'vitest'
import { furtherReading } from './further-reading.ts'

const SHEETS = 'https://cheatsheetseries.owasp.org/cheatsheets/'

test('the page on the mitigation is not told twice', () => {
  expect(furtherReading('OWASP Logging Cheat Sheet.', `${SHEETS}Logging_Cheat_Sheet.html`)).toEqual([
    { title: 'OWASP Logging Cheat Sheet', address: `${SHEETS}Logging_Cheat_Sheet.html` },
  ])
})

test('references lead to their pages where these are known', () => {
  const references = 'NIST SP 800-63B, OWASP Cross-Site Request Forgery Prevention Cheat Sheet.'
  expect(furtherReading(references, null)).toEqual([
    { title: 'NIST SP 800-63B', address: null },
    {
      title: 'OWASP Cross-Site Request Forgery Prevention Cheat Sheet',
      address: `${SHEETS}Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html`,
    },
  ])
})

test('commas within a reference stay, and there may be nothing to read', () => {
  expect(furtherReading('OWASP Web Security Testing Guide, on old backups.', null)).toEqual([
    { title: 'OWASP Web Security Testing Guide, on old backups', address: null },
  ])
  expect(furtherReading('', null)).toEqual([])
})
