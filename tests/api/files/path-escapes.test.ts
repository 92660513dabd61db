import { type Canary, type EscapeAttempt, testEscapes } from '@fruit/sandbox/testing/escape-table'
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
import type { Client, ClientResponse } from '@fruit/world/visits/client'
import { afterAll, beforeAll, expect } from 'vitest'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { postForm } from '../../support/form-calls.ts'
import { createMember } from '../../support/members.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'
import { formWithFile } from '../../support/uploads.ts'

const ANSWER = 'Greengage'

let testApp: TestApp
/** A learner in a world in which all folders are open and every path is read as sent. */
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
  const member = await createMember(attacked)
  attacker = member.client
  email = member.email
  await attacker.post('/api/SecurityAnswers', { UserId: member.id, SecurityQuestionId: 7, answer: ANSWER })
  calm = testApp.learner().client()
})
afterAll(() => testApp.close())

/** All paths under which a call takes a file name. */
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

/** Sends a name to every call that takes one, in its path or its body. */
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

/** A traversal to the canary file, with steps and slashes encoded in a given way. */
const climbing = (title: string, step: string, slash = '/') =>
  attempt(title, ({ file }) => step.repeat(20) + file.slice(1).replaceAll('/', slash))

testEscapes({
  power: 'file paths',
  // Each attempt sends a dozen requests.
  deadlineMs: 10_000,
  calm: async () => expect((await calm.get('/rest/products/search?q=')).status).toBe(200),
  attempts: [
    climbing('plain steps', '../'),
    climbing('steps with an extra dot', './../'),
    climbing('percent-encoded dots', '%2e%2e/'),
    climbing('one percent-encoded dot', '.%2e/'),
    climbing('percent-encoded slashes', '..%2f', '%2f'),
    climbing('percent-encoded slashes in capitals', '..%2F', '%2F'),
    climbing('everything percent-encoded', '%2e%2e%2f', '%2f'),
    climbing('everything percent-encoded twice', '%252e%252e%252f', '%252f'),
    climbing('everything percent-encoded three times', '%25252e%25252e%25252f', '%25252f'),
    climbing('slashes percent-encoded twice', '..%252f', '%252f'),
    climbing('backslashes', '..\\', '\\'),
    climbing('percent-encoded backslashes', '..%5c', '%5c'),
    climbing('backslashes percent-encoded twice', '..%255c', '%255c'),
    climbing('steps that remain after a filter', '....//', '//'),
    climbing('steps that remain after a filter, with backslashes', '....\\/'),
    climbing('steps with a parameter', '..;/'),
    climbing('steps of dots and spaces', '..%20/'),
    climbing('steps with a null byte', '..%00/'),
    climbing('overlong slashes', '..%c0%af', '%c0%af'),
    climbing('overlong dots', '%c0%ae%c0%ae/'),
    climbing('overlong dots and slashes of three bytes', '%e0%80%ae%e0%80%ae%e0%80%af', '%e0%80%af'),
    climbing('lookalikes of slashes', '..%e2%88%95', '%e2%88%95'),
    climbing('lookalikes of dots and slashes', '%ef%bc%8e%ef%bc%8e%ef%bc%8f', '%ef%bc%8f'),
    climbing('slashes in %u encoding', '..%u2215', '%u2215'),
    attempt('an absolute path', ({ file }) => file),
    attempt('a percent-encoded absolute path', ({ file }) => encodeURIComponent(file)),
    attempt('an absolute path with two slashes', ({ file }) => `/${file}`),
    attempt('a file URL', ({ file }) => `file://${file}`),
    attempt('a percent-encoded file URL', ({ file }) => encodeURIComponent(`file://${file}`)),
    attempt('the home folder', () => '~/.bashrc'),
    attempt('the home folder of root', () => '~root/.ssh/id_rsa'),
    attempt('a Windows drive', () => 'C:%5cWindows%5cwin.ini'),
    attempt('a network share', ({ host }) => `%5c%5c${host}%5cshare`),
    attempt('a Windows device name', () => 'CON'),
    attempt('the environment of the process', () => '..%2f..%2f..%2fproc%2fself%2fenviron'),
    attempt('the working directory of the process', () => '..%2f..%2fproc%2fself%2fcwd%2fpackage.json'),
    attempt('package.json of the shop', () => '..%2f..%2fpackage.json'),
    attempt('the database of the world', () => '..%2f..%2fvault.db'),
    attempt('the key of the world', () => '..%2fworld.key'),
    attempt('a name with a null byte', ({ file }) => `${'..%2f'.repeat(20)}${encodeURIComponent(file)}%00.md`),
    attempt('a name with a null byte after decoding twice', ({ file }) => `${encodeURIComponent(file)}%2500.md`),
    attempt('steps before a null byte', () => '..%2500.md'),
    attempt('the folder itself before a null byte', () => '.%2500.pdf'),
    attempt('an empty name before a null byte', () => '%2500.md'),
    attempt('a folder before a null byte', () => 'quarantine%2500.md'),
    attempt(
      'slashes decoded after the check',
      ({ file }) => `${'..%252f'.repeat(20)}${encodeURIComponent(encodeURIComponent(file))}%2500.md`,
    ),
    attempt(
      'backslashes decoded after the check',
      ({ file }) => `${'..%255c'.repeat(20)}${encodeURIComponent(file)}%2500.pdf`,
    ),
    attempt(
      'an absolute path decoded after the check',
      ({ file }) => `${encodeURIComponent(encodeURIComponent(file))}%2500.md`,
    ),
    attempt(
      'a file URL decoded after the check',
      ({ file }) => `${encodeURIComponent(encodeURIComponent(`file://${file}`))}%2500.md`,
    ),
    attempt('a prototype', () => '__proto__%2f..%2fconstructor'),
    attempt('a percent sign alone', () => '%'),
    attempt('bytes that are not UTF-8', () => '%ff%fe'),
    attempt('a very long name', () => '..%2f'.repeat(2000)),
  ],
})
