import { type Canary, type EscapeAttempt, testEscapes } from '@fruit/containment/testing/escape-table'
import { type DocumentParsers, readXmlOrder } from '@fruit/shop/complaints/seams'
import { selectLayout } from '@fruit/shop/erasure/seams'
import {
  cleanName,
  offerKeys,
  offerListing,
  offerLogs,
  offerQuarantined,
  selectDocument,
} from '@fruit/shop/files/seams'
import type { Client, ClientResponse } from '@fruit/world/client'
import { afterAll, beforeAll, expect } from 'vitest'
import { flawedLearner } from '../../testing/flawed-learner.ts'
import { postForm } from '../../testing/form-calls.ts'
import { aMember } from '../../testing/members.ts'
import { type Learner, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { formWithFile } from '../../testing/uploads.ts'

const ANSWER = 'Greengage'

let testApp: TestApp
/** In a world that hides nothing and reads whatever it is told to. */
let attacked: Learner
let attacker: Client
let email: string
let calm: Client
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe' })
  attacked = flawedLearner(
    testApp,
    ...[offerKeys, offerListing, offerLogs, offerQuarantined].map(
      (seam) => [seam, () => true] as [typeof seam, unknown],
    ),
    [selectDocument, (name: string) => ({ name })],
    [cleanName, (name: string) => decoded(name).replace(/%00.*|\0.*/s, '')],
    [selectLayout, (named: unknown, read: (path: string) => string | null) => read(String(named)) ?? 'no such layout'],
    [
      readXmlOrder,
      ({ bytes }: { bytes: Uint8Array }, { parseXml }: DocumentParsers) => parseXml(bytes, { resolveEntities: true }),
    ],
  )
  const member = await aMember(attacked)
  attacker = member.client
  email = member.email
  await attacker.post('/api/SecurityAnswers', { UserId: member.id, SecurityQuestionId: 7, answer: ANSWER })
  calm = testApp.learner().client()
})
afterAll(() => testApp.close())

/** Every call that takes the name of a file in its path. */
const FOLDERS = [
  '/ftp/',
  '/ftp/quarantine/',
  '/encryptionkeys/',
  '/support/logs/',
  '/.well-known/',
  '/.well-known/csaf/',
  '/assets/public/images/uploads/',
  '/assets/public/images/padding/',
  '/assets/public/videos/',
  '/assets/i18n/',
  '/internet/',
  '/internet/chirp.example/',
  '/',
]

/** Asks every call that takes a name, in its path or its body, for what a name may lead to. */
function attempt(title: string, name: (canary: Canary) => string): EscapeAttempt {
  return {
    title,
    run: async (canary) => {
      const answers: ClientResponse[] = []
      const wanted = name(canary)
      for (const folder of FOLDERS)
        answers.push(await attacker.get(folder + wanted, { headers: { accept: 'text/plain' } }))
      for (const plain of new Set([wanted, decoded(wanted)])) {
        answers.push(await postForm(attacker, '/dataerasure', { email, securityAnswer: ANSWER, layout: plain }))
        const order = `<!DOCTYPE o [<!ENTITY x SYSTEM "${plain.replace(/[<&"]|\p{Cc}/gu, '')}">]><o>&x;</o>`
        answers.push(await attacker.post('/file-upload', formWithFile('file', 'order.xml', order)))
        attacked.inside(({ files }) => files.read(plain))
      }
      return answers.map(({ status, text }) => ({ status, text }))
    },
    expected: (answers) => {
      for (const { status } of answers as ClientResponse[])
        expect([200, 302, 400, 401, 403, 404, 410, 414, 431, 500, 503]).toContain(status)
    },
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The canary by climbing, each step and each slash written in some way. */
const climbing = (title: string, step: string, slash = '/') =>
  attempt(title, ({ file }) => step.repeat(20) + file.slice(1).replaceAll('/', slash))

testEscapes({
  power: 'file paths',
  // Each is a dozen requests.
  deadlineMs: 10_000,
  calm: async () => expect((await calm.get('/rest/products/search?q=')).status).toBe(200),
  attempts: [
    climbing('steps as they are', '../'),
    climbing('steps with a dot between', './../'),
    climbing('dots in percent signs', '%2e%2e/'),
    climbing('one dot in percent signs', '.%2e/'),
    climbing('slashes in percent signs', '..%2f', '%2f'),
    climbing('slashes in capital percent signs', '..%2F', '%2F'),
    climbing('all in percent signs', '%2e%2e%2f', '%2f'),
    climbing('all in percent signs, twice', '%252e%252e%252f', '%252f'),
    climbing('all in percent signs, three times', '%25252e%25252e%25252f', '%25252f'),
    climbing('slashes in percent signs, twice', '..%252f', '%252f'),
    climbing('backslashes', '..\\', '\\'),
    climbing('backslashes in percent signs', '..%5c', '%5c'),
    climbing('backslashes in percent signs, twice', '..%255c', '%255c'),
    climbing('steps that a filter would leave over', '....//', '//'),
    climbing('steps that a filter would leave over in backslashes', '....\\/'),
    climbing('steps with a parameter', '..;/'),
    climbing('steps of dots and blanks', '..%20/'),
    climbing('steps with an end in them', '..%00/'),
    climbing('overlong slashes', '..%c0%af', '%c0%af'),
    climbing('overlong dots', '%c0%ae%c0%ae/'),
    climbing('overlong dots and slashes of three bytes', '%e0%80%ae%e0%80%ae%e0%80%af', '%e0%80%af'),
    climbing('signs that look like slashes', '..%e2%88%95', '%e2%88%95'),
    climbing('signs that look like dots and slashes', '%ef%bc%8e%ef%bc%8e%ef%bc%8f', '%ef%bc%8f'),
    climbing('slashes as old browsers wrote them', '..%u2215', '%u2215'),
    attempt('an absolute path', ({ file }) => file),
    attempt('an absolute path in percent signs', ({ file }) => encodeURIComponent(file)),
    attempt('an absolute path with two slashes', ({ file }) => `/${file}`),
    attempt('an address of a file', ({ file }) => `file://${file}`),
    attempt('an address of a file in percent signs', ({ file }) => encodeURIComponent(`file://${file}`)),
    attempt('a home', () => '~/.bashrc'),
    attempt('the home of somebody', () => '~root/.ssh/id_rsa'),
    attempt('a drive', () => 'C:%5cWindows%5cwin.ini'),
    attempt('a shared folder', ({ host }) => `%5c%5c${host}%5cshare`),
    attempt('a device of Windows', () => 'CON'),
    attempt('the environment of the process', () => '..%2f..%2f..%2fproc%2fself%2fenviron'),
    attempt('where the process runs', () => '..%2f..%2fproc%2fself%2fcwd%2fpackage.json'),
    attempt('the program of the shop', () => '..%2f..%2fpackage.json'),
    attempt('the store of the world', () => '..%2f..%2fvault.db'),
    attempt('the key of the world', () => '..%2fworld.key'),
    attempt('a name that ends early', ({ file }) => `${'..%2f'.repeat(20)}${encodeURIComponent(file)}%00.md`),
    attempt('a name that ends early after decoding twice', ({ file }) => `${encodeURIComponent(file)}%2500.md`),
    attempt('steps before a zero', () => '..%2500.md'),
    attempt('the folder itself before a zero', () => '.%2500.pdf'),
    attempt('nothing before a zero', () => '%2500.md'),
    attempt('a folder before a zero', () => 'quarantine%2500.md'),
    attempt(
      'slashes that are read after the check',
      ({ file }) => `${'..%252f'.repeat(20)}${encodeURIComponent(encodeURIComponent(file))}%2500.md`,
    ),
    attempt(
      'backslashes that are read after the check',
      ({ file }) => `${'..%255c'.repeat(20)}${encodeURIComponent(file)}%2500.pdf`,
    ),
    attempt(
      'an absolute path that is read after the check',
      ({ file }) => `${encodeURIComponent(encodeURIComponent(file))}%2500.md`,
    ),
    attempt(
      'an address that is read after the check',
      ({ file }) => `${encodeURIComponent(encodeURIComponent(`file://${file}`))}%2500.md`,
    ),
    attempt('a prototype', () => '__proto__%2f..%2fconstructor'),
    attempt('a percent sign alone', () => '%'),
    attempt('bytes that are no text', () => '%ff%fe'),
    attempt('a very long name', () => '..%2f'.repeat(2000)),
  ],
})
