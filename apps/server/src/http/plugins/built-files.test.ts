import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, ReadStream, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { builtFiles } from './built-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'fruit-built-'))
const script = 'console.log("apple")\n'.repeat(100)
const large = randomBytes(2 * 1024 * 1024)
let app: FastifyInstance
beforeAll(async () => {
  mkdirSync(join(folder, 'assets/public'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), 'index')
  writeFileSync(join(folder, 'assets/index-AbCd_123.js'), script)
  writeFileSync(join(folder, 'assets/index-AbCd_123.js.gz'), gzipSync(script))
  writeFileSync(join(folder, 'assets/index-AbCd_123.js.br'), 'the brotli form')
  writeFileSync(join(folder, 'assets/public/a b.svg'), '<svg/>')
  writeFileSync(join(folder, 'assets/compiler.js'), large)
  writeFileSync(join(folder, 'assets/compiler.js.gz'), gzipSync(large))
  app = Fastify()
  await app.register(builtFiles, { folder })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('builtFiles', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.0', undefined],
    ['', undefined],
    ['identity', undefined],
  ])('sends the smallest encoding that the client accepts: %s', async (accepted, encoding) => {
    const { headers, rawPayload, statusCode } = await app.inject({
      url: '/assets/index-AbCd_123.js',
      headers: { 'accept-encoding': accepted },
    })
    expect(statusCode).toBe(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('accept-encoding')
    if (encoding === 'gzip') expect(gunzipSync(rawPayload).toString()).toBe(script)
    if (encoding === undefined) expect(rawPayload.toString()).toBe(script)
  })

  it('sends a large file completely on every request', async () => {
    for (const accepted of ['gzip', 'identity', 'gzip']) {
      const { headers, rawPayload } = await app.inject({
        url: '/assets/compiler.js',
        headers: { 'accept-encoding': accepted },
      })
      expect(headers['content-length']).toBe(String(rawPayload.length))
      expect(large.equals(accepted === 'gzip' ? gunzipSync(rawPayload) : rawPayload)).toBe(true)
    }
    const { headers, payload } = await app.inject({ method: 'HEAD', url: '/assets/compiler.js' })
    expect([headers['content-length'], payload]).toEqual([String(large.length), ''])
  })

  it('does not open a large file for a HEAD request', async () => {
    const opened = vi.spyOn(ReadStream.prototype, '_construct')
    const { statusCode, headers } = await app.inject({ method: 'HEAD', url: '/assets/compiler.js' })
    expect([statusCode, headers['content-length']]).toEqual([200, String(large.length)])
    expect(opened).not.toHaveBeenCalled()
    opened.mockRestore()
  })

  it('caches files with a hash in their name for a year, and has others revalidated', async () => {
    const hashed = await app.inject('/assets/index-AbCd_123.js')
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(hashed.headers['content-type']).toBe('text/javascript; charset=utf-8')
    const plain = await app.inject('/assets/public/a%20b.svg')
    expect(plain.headers['cache-control']).toBe('no-cache')
    expect(plain.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  })

  it('answers 304 to a client that has the current version', async () => {
    const { headers } = await app.inject('/assets/index-AbCd_123.js')
    // Strong tags would claim that all encodings of a file have the same bytes.
    expect(headers.etag).toMatch(/^W\/"/)
    const again = await app.inject({
      url: '/assets/index-AbCd_123.js',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it.each(['/index.html', '/assets/index-AbCd_123.js.gz', '/assets/', '/../package.json', '/assets/%2e%2e/index.html'])(
    'answers 404 for paths that are not built files: %s',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404)
    },
  )
})
