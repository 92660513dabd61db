import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { launchBrowser } from '@fruit/tests/e2e/support/browser'
import type * as Mediabunny from 'mediabunny'
import { CLIP, frameAt, SUBTITLES } from '../../art/clip/clip.ts'
import { root } from '../sources.mjs'

// Renders the promotion clip and writes its subtitles: npx tsx tooling/art/render-clip.ts
// A headless browser draws the frames and encodes them as VP9 in MP4, which browsers play without licensed codecs.

const BITS_PER_SECOND = 420_000
/** Distance of key frames, for seeking. */
const KEY_FRAME_SECONDS = 2

/** State in the page between calls. */
interface Recorder {
  readonly add: (svg: string, time: number, duration: number) => Promise<void>
  readonly finish: () => Promise<string>
}

const videos = join(root, 'apps/web/public/assets/public/videos')

/** WebCodecs requires a secure context. No server listens here: the requests are intercepted. */
const PAGE = 'http://127.0.0.1:9/'
const LIBRARY = `${PAGE}mediabunny.mjs`
const library = join(dirname(createRequire(import.meta.url).resolve('mediabunny')), 'mediabunny.min.mjs')

async function renderClip(): Promise<Buffer> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.route(`${PAGE}**`, (route) =>
      route.request().url() === LIBRARY
        ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(library, 'utf8') })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Clip</title>' }),
    )
    await page.goto(PAGE)
    const recorder = await page.evaluateHandle(startRecorder, {
      library: LIBRARY,
      ...CLIP,
      bitrate: BITS_PER_SECOND,
      keyFrameInterval: KEY_FRAME_SECONDS,
    })
    const frames = CLIP.seconds * CLIP.rate
    for (let index = 0; index < frames; index++) {
      const time = index / CLIP.rate
      await recorder.evaluate((page, [svg, at, duration]) => page.add(svg, at, duration), [
        frameAt(time),
        time,
        1 / CLIP.rate,
      ] as const)
      if (index % CLIP.rate === 0) process.stdout.write(`${time} s\r`)
    }
    return Buffer.from(await recorder.evaluate((page) => page.finish()), 'base64')
  } finally {
    await browser.close()
  }
}

/** Runs in the page. */
async function startRecorder(options: {
  library: string
  width: number
  height: number
  bitrate: number
  keyFrameInterval: number
}): Promise<Recorder> {
  const { BufferTarget, CanvasSource, Mp4OutputFormat, Output }: typeof Mediabunny = await import(options.library)
  const { width, height, bitrate, keyFrameInterval } = options
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('This browser has no 2D canvas context.')
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate, keyFrameInterval, latencyMode: 'quality' })
  output.addVideoTrack(source)
  await output.start()
  return {
    async add(svg, time, duration) {
      const picture = new Image()
      picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
      await picture.decode()
      context.drawImage(picture, 0, 0, width, height)
      await source.add(time, duration)
    },
    async finish() {
      await output.finalize()
      const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0))
      let text = ''
      for (let from = 0; from < bytes.length; from += 8192)
        text += String.fromCharCode(...bytes.subarray(from, from + 8192))
      return btoa(text)
    },
  }
}

const clock = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`

function subtitles(): string {
  const cues = SUBTITLES.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`)
  return `WEBVTT\n\n${cues.join('\n')}`
}

mkdirSync(videos, { recursive: true })
writeFileSync(join(videos, 'owasp_promo.vtt'), subtitles())
const film = join(videos, 'owasp_promo.mp4')
writeFileSync(film, await renderClip())
console.log(`clip: ${CLIP.seconds} s, ${(statSync(film).size / 1000).toFixed(0)} kB`)
