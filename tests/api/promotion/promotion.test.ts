import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as calls from '@fruit/contracts/calls/promotion'
import { promotionShown } from '@fruit/shop/promotion/facts'
import { embedSubtitles } from '@fruit/shop/promotion/seams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
const SUBTITLES = 'WEBVTT\n\n00:00.000 --> 00:02.000\nAn apple falls.\n'
const SUBTITLES_PLACE = '/frontend/dist/frontend/assets/public/videos/owasp_promo.vtt'

const facts = listenTo(promotionShown)
const webFolder = mkdtempSync(join(tmpdir(), 'fruit-web-'))
let testApp: TestApp
beforeAll(async () => {
  const videos = join(webFolder, 'assets/public/videos')
  mkdirSync(videos, { recursive: true })
  writeFileSync(join(webFolder, 'index.html'), '<title>%TITLE%</title>')
  writeFileSync(join(videos, 'owasp_promo.mp4'), FILM)
  writeFileSync(join(videos, 'owasp_promo.vtt'), SUBTITLES)
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue, webFolder })
})
afterAll(async () => {
  await testApp.close()
  rmSync(webFolder, { recursive: true, force: true })
})
const visitor = () => testApp.learner().client()

describe('the promotion video', () => {
  it('has a page with subtitles, which the browser loads', async () => {
    const learner = testApp.learner()
    const page = await learner.client().get('/promotion')
    expectMatchesContract(calls.showPromotion, page)
    expect(page.text).toContain('<source src="/video" type="video/mp4">')
    const track = /<track [^>]*src="([^"]*)"/.exec(page.text)![1]!
    expect(page.text).not.toContain('WEBVTT')
    const subtitles = await learner.client().get(track)
    expectMatchesContract(calls.readVideoFile, subtitles)
    expect(subtitles.text).toBe(SUBTITLES)
    expect(subtitles.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(facts.heardFrom(learner)).toEqual([
      { fact: promotionShown.name, data: { subtitles: SUBTITLES, markup: expect.stringContaining('<track') } },
    ])
  })

  it('keeps markup in subtitles out of the page', async () => {
    const learner = testApp.learner()
    const text = `${SUBTITLES}</script><script>alert(\`xss\`)</script>`
    learner.inside(({ files }) => files.write(SUBTITLES_PLACE, Buffer.from(text)))
    const page = await learner.client().get('/promotion')
    expect(page.text).not.toContain('alert')
    expect((await learner.client().get('/assets/public/videos/owasp_promo.vtt')).text).toBe(text)
    expect((await visitor().get('/assets/public/videos/owasp_promo.vtt')).text).toBe(SUBTITLES)
  })

  it("passes the subtitles' text to the seam", async () => {
    const learner = flawedLearner(testApp, [embedSubtitles, ({ text }: { text: string }) => `<pre>${text}</pre>`])
    expect((await learner.client().get('/promotion')).text).toContain(`<pre>${SUBTITLES}</pre>`)
  })

  it('is sent completely', async () => {
    const answer = await visitor().get('/video')
    expectMatchesContract(calls.playVideo, answer)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'accept-ranges': 'bytes',
    })
    expect(answer.headers['content-location']).toBeUndefined()
  })

  it('is sent in ranges, with the location of the file', async () => {
    const answer = await testApp.app.server.inject({ url: '/video', headers: { range: 'bytes=100-299' } })
    expect(answer.statusCode).toBe(206)
    expect(answer.headers).toMatchObject({
      'content-range': 'bytes 100-299/1000',
      'content-length': '200',
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-location': '/assets/public/videos/owasp_promo.mp4',
    })
    expect(answer.rawPayload.equals(FILM.subarray(100, 300))).toBe(true)
    const file = await visitor().get('/assets/public/videos/owasp_promo.mp4', { headers: { range: 'bytes=-1' } })
    expect(file.status).toBe(206)
  })

  it('returns 416 for a range beyond its end', async () => {
    const answer = await visitor().get('/video', { headers: { range: 'bytes=1000-' } })
    expectMatchesContract(calls.playVideo, answer)
    expect(answer.status).toBe(416)
    expect(answer.headers['content-range']).toBe('bytes */1000')
  })

  it.each([
    '..%2f..%2f..%2f..%2fftp%2flegal.md',
    '%2e%2e',
    'owasp_promo.mp4%00.vtt',
    'none.mp4',
    '..%5cx',
    '%252e%252e%252f',
  ])('is not a way to other files: %s', async (name) => {
    const answer = await visitor().get(`/assets/public/videos/${name}`)
    expect(answer.text).not.toContain('Legal')
    if (!name.startsWith('%2e')) expect(answer.status).toBe(404)
  })
})
