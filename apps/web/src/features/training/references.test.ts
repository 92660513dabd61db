import { expect, test } from 'vitest'
import { cweReference, owaspReference } from './references.ts'

test('a weakness leads to its page of the enumeration', () => {
  expect(cweReference(89)).toEqual({ name: 'CWE-89', href: 'https://cwe.mitre.org/data/definitions/89.html' })
})

test.each([
  ['A03:2021', 'A03:2021 Injection', 'https://owasp.org/Top10/A03_2021-Injection/'],
  [
    'API10:2023',
    'API10:2023 Unsafe Consumption of APIs',
    'https://owasp.org/API-Security/editions/2023/en/0xaa-unsafe-consumption-of-apis/',
  ],
  ['LLM01:2025', 'LLM01:2025', 'https://owasp.org/'],
])('category %s leads to its page', (category, name, href) => {
  expect(owaspReference(category)).toEqual({ name, href })
})
