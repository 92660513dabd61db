import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GroundTruth } from '@fruit/contracts/calls/ground-truth'
import { beforeAll, describe, expect, it } from 'vitest'
import { areRelated } from './cwe-relations.ts'
import { readReport, reportIn } from './read-report.ts'
import { scorePage } from './score-page.ts'
import { scoreTable } from './score-table.ts'
import { score } from './scoring.ts'
import { REPORTS, type ReportedFinding } from './testing-reports.ts'
import { truthOfSources } from './truth-of-sources.ts'

let truth: GroundTruth
let safe: GroundTruth
beforeAll(async () => {
  ;[truth, safe] = await Promise.all([truthOfSources(false), truthOfSources(true)])
})

const SQLI = 'SQL Injection'
const NOSQLI = 'NoSQL Injection'
const XSS = 'Cross Site Scripting'
const REDIRECT = 'Open Redirect'

/**
 * Written by hand: method, requested path, parameter, CWE, name in a tool, and a challenge or the key of the
 * vulnerability.
 */
const HOLES: readonly (readonly [string, string, string, number, string, string])[] = [
  ['POST', '/rest/user/login', 'email', 89, SQLI, 'loginAdminChallenge'],
  ['GET', '/rest/products/search?q=x', 'q', 89, SQLI, 'unionSqlInjectionChallenge'],
  ['POST', '/api/BasketItems', 'ProductId', 89, SQLI, 'christmasSpecialChallenge'],
  ['GET', '/rest/products/1/reviews', 'id', 943, NOSQLI, 'noSqlCommandChallenge'],
  ['PATCH', '/rest/products/reviews', 'id', 943, NOSQLI, 'noSqlReviewsChallenge'],
  ['GET', '/redirect?to=x', 'to', 601, REDIRECT, 'redirectChallenge'],
  ['POST', '/api/Feedbacks', 'comment', 79, XSS, 'persistedXssFeedbackChallenge'],
  ['POST', '/api/Products', 'description', 79, XSS, 'restfulXssChallenge'],
  ['POST', '/api/Users', 'email', 79, XSS, 'persistedXssUserChallenge'],
  ['POST', '/profile', 'username', 79, XSS, 'usernameXssChallenge'],
  ['GET', '/rest/saveLoginIp', 'true-client-ip', 79, XSS, 'httpHeaderXssChallenge'],
  ['GET', '/rest/track-order/5267-f9cd5882f54c75a3', 'id', 79, XSS, 'reflectedXssChallenge'],
  ['POST', '/file-upload', 'file', 611, 'XML External Entity (XXE)', 'xxeFileDisclosureChallenge'],
  ['POST', '/file-upload', 'file', 434, 'Unrestricted file upload', 'uploadTypeChallenge'],
  ['POST', '/profile/image/url', 'imageUrl', 918, 'SSRF', 'ssrfChallenge'],
  ['POST', '/profile', 'username', 352, 'CSRF', 'csrfChallenge'],
  ['GET', '/ftp', 'file', 548, 'Directory indexing found', 'directoryListingChallenge'],
  ['GET', '/ftp/package.json.bak', 'file', 530, 'A backup file was found', 'forgottenBackupChallenge'],
  ['GET', '/ftp/package.json.bak%2500.md', 'file', 158, 'Null byte', 'nullByteChallenge'],
  ['GET', '/support/logs/access.log', 'file', 532, '', 'accessLogDisclosureChallenge'],
  ['GET', '/metrics', '', 497, '', 'exposedMetricsChallenge'],
  ['GET', '/rest/user/whoami?fields=password', 'fields', 522, '', 'passwordHashLeakChallenge'],
  ['POST', '/api/Users', 'role', 915, '', 'registerAdminChallenge'],
  ['GET', '/rest/basket/2', 'id', 639, '', 'basketAccessChallenge'],
  ['POST', '/api/Feedbacks', 'UserId', 639, '', 'forgedFeedbackChallenge'],
  ['PUT', '/api/BasketItems/1', 'quantity', 1284, '', 'negativeOrderChallenge'],
  ['PUT', '/api/Products/1', 'description', 862, '', 'changeProductChallenge'],
  ['DELETE', '/api/Feedbacks/1', 'id', 862, '', 'feedbackChallenge'],
  ['POST', '/rest/user/reset-password', 'answer', 640, '', 'resetPasswordJimChallenge'],
  ['POST', '/rest/user/login', 'password', 1391, 'Weak credentials', 'loginAmyChallenge'],
]

/** Written by hand: places without a vulnerability, some of them near one. */
const SAFE_PLACES: readonly (readonly [string, string, string, number, string])[] = [
  ['POST', '/rest/user/login', 'oauth', 89, SQLI],
  ['POST', '/rest/user/login', 'email', 79, XSS],
  ['POST', '/rest/user/login', 'password', 89, SQLI],
  ['GET', '/rest/products/search?q=x', 'q', 22, 'Path Traversal'],
  ['POST', '/rest/products/search', 'q', 89, SQLI],
  ['GET', '/rest/user/security-question?email=x', 'email', 89, SQLI],
  ['GET', '/rest/user/security-question?email=x', 'email', 79, XSS],
  ['GET', '/rest/user/whoami?callback=x', 'callback', 79, XSS],
  ['POST', '/rest/user/reset-password', 'email', 89, SQLI],
  ['POST', '/rest/user/reset-password', 'new', 79, XSS],
  ['GET', '/rest/user/change-password?current=x', 'current', 89, SQLI],
  ['PUT', '/rest/basket/1/coupon/x', 'coupon', 89, SQLI],
  ['PUT', '/rest/basket/1/coupon/x', 'coupon', 79, XSS],
  ['GET', '/rest/basket/1', 'id', 89, SQLI],
  ['POST', '/rest/basket/1/checkout', 'couponData', 89, SQLI],
  ['POST', '/api/Feedbacks', 'rating', 89, SQLI],
  ['POST', '/api/Feedbacks', 'captcha', 79, XSS],
  ['POST', '/api/Complaints', 'message', 79, XSS],
  ['POST', '/api/Complaints', 'message', 89, SQLI],
  ['GET', '/api/Products/1', 'id', 89, SQLI],
  ['GET', '/api/Quantitys', 'q', 89, SQLI],
  ['POST', '/api/Addresss', 'fullName', 79, XSS],
  ['POST', '/api/Addresss', 'city', 89, SQLI],
  ['POST', '/api/Cards', 'fullName', 79, XSS],
  ['GET', '/api/SecurityQuestions', 'q', 89, SQLI],
  ['POST', '/api/SecurityAnswers', 'answer', 89, SQLI],
  ['GET', '/redirect?to=x', 'to', 89, SQLI],
  ['GET', '/rest/products/1/reviews', 'id', 601, REDIRECT],
  ['PUT', '/rest/products/1/reviews', 'author', 79, XSS],
  ['GET', '/nowhere/at/all', 'x', 79, XSS],
]

const told = ([method, path, parameter, cwe, name]: readonly [
  string,
  string,
  string,
  number,
  string,
  ...unknown[],
]): ReportedFinding => ({
  method,
  path,
  parameter,
  cwe,
  name: name || `A weakness of the kind CWE-${cwe}`,
})

describe.each(Object.entries(REPORTS))('%s', (form, write) => {
  // Nikto names no parameter and no CWE, only a message.
  const isNikto = form.startsWith('Nikto')
  const holes = HOLES.filter(([, , , , name]) => !isNikto || name !== '')
  const places = SAFE_PLACES.filter(
    ([method, path, , cwe]) =>
      !isNikto ||
      !HOLES.some(
        ([verb, other, , same]) => verb === method && other.split('?')[0] === path.split('?')[0] && same === cwe,
      ),
  )

  it('is read completely', () => {
    const findings = reportIn(write([...holes, ...places].map(told)))
    expect(findings).toHaveLength(holes.length + places.length)
  })

  it.each(holes.map((hole) => [`${hole[0]} ${hole[1]} ${hole[2]} CWE-${hole[3]}`, hole] as const))(
    'matches the vulnerability at %s',
    (_title, hole) => {
      const { hits, falseAlarms, outOfScope } = score(truth, reportIn(write([told(hole)])))
      const key = hole[5]
      expect(falseAlarms).toEqual([])
      expect(outOfScope).toEqual([])
      const found = hits.map(({ hole }) => [hole.key, ...hole.challenges])
      expect(found.some((keys) => keys.includes(key))).toBe(true)
      // Several hits are of the same kind at the same place.
      expect(
        new Set(hits.map(({ hole }) => `${hole.method} ${hole.path} ${hole.cwe.includes(hits[0]!.hole.cwe[0]!)}`)).size,
      ).toBe(1)
    },
  )

  it.each(places.map((place) => [`${place[0]} ${place[1]} ${place[2]} CWE-${place[3]}`, place] as const))(
    'counts a finding at %s as a false alarm',
    (_title, place) => {
      const { hits, falseAlarms } = score(truth, reportIn(write([told(place)])))
      expect(hits.map(({ hole }) => hole.key)).toEqual([])
      expect(falseAlarms).toHaveLength(1)
    },
  )

  it('contains only false alarms for the safe twin, except for vulnerabilities of its data', () => {
    const { hits, falseAlarms } = score(safe, reportIn(write(HOLES.filter((hole) => holes.includes(hole)).map(told))))
    expect(hits.every(({ hole }) => hole.isData)).toBe(true)
    expect(falseAlarms.length).toBeGreaterThan(holes.length - 3)
  })
})

describe('score', () => {
  const own = (findings: readonly object[]) => reportIn(JSON.stringify({ tool: 'ours', findings }))
  const login = { name: SQLI, method: 'POST', url: '/rest/user/login', parameter: 'email', cwe: 89 }

  it('counts duplicates once, and keeps hits, false alarms and out of scope apart', () => {
    const scored = score(
      truth,
      own([
        login,
        { ...login, url: 'http://127.0.0.1:3000/rest/user/login' },
        { name: 'X-Frame-Options header missing', url: '/', cwe: 1021 },
        { name: XSS, method: 'GET', url: '/rest/languages', parameter: 'x', cwe: 79 },
        { name: XSS, method: 'GET', url: '/rest/languages', parameter: 'x', cwe: 79 },
      ]),
    )
    expect(scored.findings).toBe(5)
    expect(scored.hits).toHaveLength(1)
    expect(scored.hits[0]!.reported[0]!.times).toBe(2)
    expect(scored.falseAlarms.map(({ times }) => times)).toEqual([2])
    expect(scored.outOfScope).toHaveLength(1)
    expect(scored.hits.length + scored.missed.length).toBe(truth.holes.length)
    expect(scored.precision).toBe(0.5)
  })

  it('says which step of a miss failed, as the shop observed it', () => {
    const key = truth.holes.find(({ challenges }) => challenges.includes('unionSqlInjectionChallenge'))!.key
    const why = (seen: object) =>
      score(truth, [], {
        requests: 3,
        holes: [{ key, reached: true, touched: true, triggered: true, ...seen }],
      }).missed.find(({ hole }) => hole.key === key)!.why
    expect(why({ reached: false })).toMatch(/^Not reached: no request to GET \/rest\/products\/search/)
    expect(why({ touched: false })).toMatch(/^Reached, but not touched: query\.q/)
    expect(why({ triggered: false })).toMatch(/^Touched, but not triggered/)
    expect(why({})).toMatch(/^Triggered, but not reported/)
  })

  it('is shown as a table and as a page without scripts, regardless of a report’s content', () => {
    const scored = score(truth, own([login, { ...login, name: '<img src=x onerror=alert(1)>', url: '/<b>', cwe: 79 }]))
    expect(scoreTable(scored)).toContain(`1 of ${truth.holes.length} vulnerabilities`)
    const page = scorePage(scored)
    expect(page).not.toContain('<img')
    expect(page).not.toContain('/<b>')
    expect(page).toContain('&lt;img')
    expect(page).not.toContain('<script')
  })

  it('matches findings of code scanners by file and line', () => {
    const { file, lines } = truth.holes.find(({ challenges }) => challenges.includes('loginAdminChallenge'))!
    const sarif = (line: number) =>
      JSON.stringify({
        runs: [
          {
            tool: { driver: { name: 'reader', rules: [{ id: 'r', properties: { cwe: 'CWE-89' } }] } },
            results: [
              {
                ruleId: 'r',
                locations: [{ physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } } }],
              },
            ],
          },
        ],
      })
    expect(score(truth, reportIn(sarif(lines[0]!))).hits).toHaveLength(1)
    expect(score(truth, reportIn(sarif(lines[0]! + 300))).falseAlarms).toHaveLength(1)
  })

  it('relates a weakness to its ancestors and descendants, not to its siblings', () => {
    expect(areRelated(89, 943)).toBe(true)
    expect(areRelated(943, 89)).toBe(true)
    expect(areRelated(564, 89)).toBe(true)
    expect(areRelated(89, 79)).toBe(false)
    expect(areRelated(548, 530)).toBe(false)
  })
})

describe('reportIn', () => {
  it('reads the kinds of Wapiti from names, and its anomalies as informational', () => {
    const findings = reportIn(
      JSON.stringify({
        classifications: {},
        vulnerabilities: {
          'SQL Injection': [
            { method: 'GET', path: '/rest/products/search?q=%27', parameter: 'q', level: 4, info: 'x' },
          ],
          'Content Security Policy Configuration': [
            { method: 'GET', path: '/', info: 'CSP is not set', parameter: '' },
          ],
        },
        anomalies: { 'Internal Server Error': [{ method: 'POST', path: '/api/Users', parameter: 'email' }] },
        infos: { target: 'http://127.0.0.1:3000/', version: 'Wapiti 3.0.4' },
      }),
    )
    const { hits, falseAlarms, outOfScope } = score(truth, findings)
    expect(hits.map(({ hole }) => hole.challenges)).toEqual([expect.arrayContaining(['unionSqlInjectionChallenge'])])
    expect(falseAlarms).toEqual([])
    expect(outOfScope).toHaveLength(2)
  })

  it('reads sqlmap from the folder of a session, or from its output', () => {
    const log = (parameter: string, place: string) =>
      `sqlmap identified the following injection point(s) with a total of 50 HTTP(s) requests:\n---\nParameter: ${parameter} (${place})\n    Type: boolean-based blind\n    Payload: x\n---\n`
    const folder = mkdtempSync(join(tmpdir(), 'fruit-sqlmap-'))
    try {
      mkdirSync(join(folder, '127.0.0.1'))
      writeFileSync(join(folder, '127.0.0.1/log'), log('JSON email', '(custom) POST'))
      writeFileSync(
        join(folder, '127.0.0.1/target.txt'),
        'http://127.0.0.1:3000/rest/user/login (POST)  # sqlmap -u x\n',
      )
      expect(score(truth, readReport(folder)).hits.map(({ hole }) => hole.challenges)).toEqual([
        expect.arrayContaining(['loginAdminChallenge']),
      ])
    } finally {
      rmSync(folder, { recursive: true })
    }
    const printed = `[10:00:00] [INFO] testing URL 'http://127.0.0.1:3000/rest/products/search?q=x'\n${log('q', 'GET')}`
    expect(score(truth, reportIn(printed)).hits).toHaveLength(1)
    const several = `[10:00:00] [INFO] testing URL 'http://127.0.0.1:3000/rest/products/search?q=x'\nGET http://127.0.0.1:3000/rest/user/login\nPOST data: {"email":"a"}\n${log('JSON email', '(custom) POST')}`
    expect(score(truth, reportIn(several)).hits.map(({ hole }) => hole.challenges)).toEqual([
      expect.arrayContaining(['loginAdminChallenge']),
    ])
  })

  it('refuses a report that declares entities, and lists the known formats for an unknown one', () => {
    expect(() => reportIn('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><issues>&a;</issues>')).toThrow(
      'entities',
    )
    expect(() => reportIn('{"a":1}')).toThrow('Known are ZAP')
    expect(() => reportIn('hello')).toThrow('Known are ZAP')
  })
})
