import { expect, test } from 'vitest'
import { furtherReading } from './further-reading.ts'

const SHEETS = 'https://cheatsheetseries.owasp.org/cheatsheets/'

test('lists the page on the mitigation once', () => {
  expect(furtherReading('OWASP Logging Cheat Sheet.', `${SHEETS}Logging_Cheat_Sheet.html`)).toEqual([
    { title: 'OWASP Logging Cheat Sheet', address: `${SHEETS}Logging_Cheat_Sheet.html` },
  ])
})

test('links references whose pages are known', () => {
  const references = 'NIST SP 800-63B, OWASP Cross-Site Request Forgery Prevention Cheat Sheet.'
  expect(furtherReading(references, null)).toEqual([
    { title: 'NIST SP 800-63B', address: null },
    {
      title: 'OWASP Cross-Site Request Forgery Prevention Cheat Sheet',
      address: `${SHEETS}Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html`,
    },
  ])
})

test('keeps commas within a reference, and returns nothing for no references', () => {
  expect(furtherReading('OWASP Web Security Testing Guide, on old backups.', null)).toEqual([
    { title: 'OWASP Web Security Testing Guide, on old backups', address: null },
  ])
  expect(furtherReading('', null)).toEqual([])
})
