import type { GroundTruthVulnerability } from '@fruit/contracts/calls/ground-truth'
import { expect, it } from 'vitest'
import { ScanObserver, type WatchedRequest } from './scan-watch.ts'

const hole = (key: string, told: Partial<GroundTruthVulnerability> = {}): GroundTruthVulnerability => ({
  key,
  name: key,
  challenges: [`${key}Challenge`],
  cwe: [89],
  wasc: [19],
  owasp: [],
  category: 'sqli',
  kind: 'call',
  method: 'GET',
  path: '/rest/products/{id}',
  parameters: [{ name: 'q', in: 'query', pointer: null }],
  role: 'anybody',
  real: true,
  detectability: 'active',
  isData: false,
  file: null,
  lines: [],
  proof: null,
  ...told,
})

const request = (told: Partial<WatchedRequest> = {}): WatchedRequest => ({
  method: 'GET',
  path: '/rest/products/{name}',
  params: {},
  query: {},
  body: undefined,
  headers: {},
  cookies: {},
  file: null,
  ...told,
})

const seenIn = (watch: ScanObserver, world = 'one') =>
  watch.of(world).holes.map(({ reached, touched, triggered }) => [reached, touched, triggered])

it('marks a call as reached, as touched when its parameter changes, and as triggered', () => {
  const watch = new ScanObserver([hole('a')])
  expect(seenIn(watch)).toEqual([[false, false, false]])
  watch.recordRequest('one', request({ query: { q: 'apple' } }))
  expect(seenIn(watch)).toEqual([[true, false, false]])
  watch.recordRequest('one', request({ query: { q: 'apple', other: '1' } }))
  expect(seenIn(watch)).toEqual([[true, false, false]])
  watch.recordRequest('one', request({ query: { q: "'" } }))
  expect(seenIn(watch)).toEqual([[true, true, false]])
  watch.recordGoal('one', 'aChallenge')
  expect(seenIn(watch)).toEqual([[true, true, true]])
})

it('distinguishes calls by method and path, and separates worlds', () => {
  const watch = new ScanObserver([hole('a')])
  watch.recordRequest('one', request({ method: 'POST' }))
  watch.recordRequest('one', request({ path: '/rest/products' }))
  watch.recordRequest('other', request({ method: 'HEAD' }))
  expect(seenIn(watch)).toEqual([[false, false, false]])
  expect(seenIn(watch, 'other')).toEqual([[true, false, false]])
  expect(watch.of('one').requests).toBe(2)
})

it('reads values from bodies by JSON pointer, from headers and from uploaded files', () => {
  const watch = new ScanObserver([
    hole('body', { parameters: [{ name: 'params', in: 'body', pointer: '/params/0' }] }),
    hole('header', { parameters: [{ name: 'True-Client-IP', in: 'header', pointer: null }] }),
    hole('file', { parameters: [{ name: 'file', in: 'body', pointer: '/file' }] }),
  ])
  watch.recordRequest('one', request({ body: { params: ['a'] }, headers: { 'true-client-ip': '1' }, file: 'a.pdf 1' }))
  watch.recordRequest('one', request({ body: { params: ['b'] }, headers: { 'true-client-ip': '2' }, file: 'b.pdf 1' }))
  expect(seenIn(watch).map(([, touched]) => touched)).toEqual([true, true, true])
})

it('marks a vulnerability of any call as reached by every request, and a screen by a request for the page', () => {
  const watch = new ScanObserver([
    hole('any', { kind: 'any', method: null, path: null, parameters: [] }),
    hole('screen', { kind: 'screen', method: null, path: '/search' }),
  ])
  watch.recordRequest('one', request({ path: '/anything' }))
  expect(seenIn(watch).map(([reached]) => reached)).toEqual([true, false])
  watch.recordRequest('one', request({ path: '/' }))
  expect(seenIn(watch).map(([reached]) => reached)).toEqual([true, true])
})

it('leaves triggered null without a challenge, and forgets observations when a scan begins', () => {
  const watch = new ScanObserver([hole('a', { challenges: [] })])
  watch.recordRequest('one', request())
  expect(seenIn(watch)).toEqual([[true, false, null]])
  watch.reset('one')
  expect(watch.of('one').requests).toBe(0)
  expect(seenIn(watch)).toEqual([[false, false, null]])
})
