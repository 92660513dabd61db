import { describe, expect, it, test } from 'vitest'
import { STANDARDS, standardProblems, standardsOf } from './standards.ts'

test.each([
  ['CWE-89', 'CWE 4.18', 'SQL Injection', 'https://cwe.mitre.org/data/definitions/89.html'],
  ['A03:2021', 'OWASP Top 10:2021', 'Injection', 'https://owasp.org/Top10/A03_2021-Injection/'],
  [
    'A10:2021',
    'OWASP Top 10:2021',
    'Server-Side Request Forgery (SSRF)',
    'https://owasp.org/Top10/A10_2021-Server-Side_Request_Forgery_%28SSRF%29/',
  ],
  ['A05:2025', 'OWASP Top 10:2025', 'Injection', 'https://owasp.org/Top10/2025/A05_2025-Injection/'],
  [
    'API10:2023',
    'OWASP API Security Top 10:2023',
    'Unsafe Consumption of APIs',
    'https://owasp.org/API-Security/editions/2023/en/0xaa-unsafe-consumption-of-apis/',
  ],
  [
    'V1.2.4',
    'OWASP ASVS 5.0.0',
    'Injection Prevention',
    'https://github.com/OWASP/ASVS/blob/v5.0.0/5.0/en/0x10-V1-Encoding-and-Sanitization.md#v12-injection-prevention',
  ],
  [
    'WSTG-INPV-05',
    'OWASP WSTG 4.2',
    'Testing for SQL Injection',
    'https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Security_Testing/07-Input_Validation_Testing/05-Testing_for_SQL_Injection',
  ],
])('resolves %s to edition and page', (id, edition, title, address) => {
  expect(STANDARDS.get(id)).toEqual({ id, edition, title, address })
})

test('contains the standards in full', () => {
  const count = (start: string) => [...STANDARDS.keys()].filter((id) => id.startsWith(start)).length
  expect({ asvs: count('V'), wstg: count('WSTG-'), top10: count('A0') + count('A10'), api: count('API') }).toEqual({
    asvs: 345,
    wstg: 97,
    top10: 20,
    api: 10,
  })
})

describe('ids of a challenge', () => {
  const right = { cwe: [89], owasp: ['A03:2021', 'A05:2025'], asvs: ['V1.2.4'], wstg: ['WSTG-INPV-05'] }

  it('are listed in order', () => {
    expect(standardProblems(right)).toEqual([])
    expect(standardsOf(right).map(({ id }) => id)).toEqual(['CWE-89', 'A03:2021', 'A05:2025', 'V1.2.4', 'WSTG-INPV-05'])
  })

  it.each([
    ['a weakness that is not in the table', { cwe: [89, 99_999] }, 'names CWE-99999, which is not in'],
    ['a category that does not exist', { owasp: ['A11:2021', 'A03:2021', 'A05:2025'] }, 'names A11:2021, which is not'],
    ['a requirement beyond the last of its section', { asvs: ['V1.2.11'] }, 'names V1.2.11, which is not'],
    ['a test of another edition', { wstg: ['WSTG-INJT-05'] }, 'names WSTG-INJT-05, which is not'],
    ['an id in the field of another standard', { wstg: ['V1.2.4'] }, 'names V1.2.4 as wstg'],
    ['no category of an edition', { owasp: ['A03:2021'] }, 'names no category of the OWASP Top 10:2025'],
    [
      'a category in which the edition does not list it',
      { owasp: ['A04:2021', 'A05:2025'] },
      'lists its weaknesses in A03',
    ],
  ])('are rejected with %s', (_what, wrong, problem) => {
    expect(standardProblems({ ...right, ...wrong }).join('\n')).toContain(problem)
  })

  it('may be in any category if the edition does not list the weakness', () => {
    expect(standardProblems({ ...right, cwe: [1284] })).toEqual([])
  })
})
