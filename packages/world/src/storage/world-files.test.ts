import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { smallRegistry } from '../testing/small-registry.ts'
import type { World } from '../world.ts'
import { Vault } from './vault.ts'
import { PathTooLong, QuotaExceeded, resolvePath } from './world-files.ts'

let small: Awaited<ReturnType<typeof smallRegistry>>
let world: World
beforeEach(async () => {
  small = await smallRegistry()
  world = small.registry.enter('home')
})
afterEach(() => small.close())

const text = (path: string) => Buffer.from(world.files.read(path)!.bytes).toString()

describe('WorldFiles', () => {
  it('reads initial files, changed files, and removed files as missing', () => {
    expect(text('/ftp/legal.md')).toBe('legal')
    world.files.write('/ftp/legal.md', Buffer.from('mine'))
    expect(text('/ftp/legal.md')).toBe('mine')
    world.files.remove('/ftp/legal.md')
    expect(world.files.read('/ftp/legal.md')).toBeUndefined()
  })

  it('lists all files, including written ones, without removed ones', () => {
    world.files.write('/deep/in/a', Buffer.from('x'))
    world.files.write('/b', Buffer.from('x'))
    world.files.remove('/b')
    expect(world.files.all().map(({ path }) => path)).toEqual(['/ftp/legal.md', '/deep/in/a'])
    world.files.remove('/ftp/legal.md')
    expect(world.files.all().map(({ path }) => path)).toEqual(['/deep/in/a'])
  })

  it('lists files and folders of a folder by name', () => {
    world.files.write('/ftp/quarantine/bad.url', Buffer.from('x'))
    world.files.write('/ftp/a.md', Buffer.from('abc'))
    expect(world.files.list('/ftp').map(({ name, kind, size }) => [name, kind, size])).toEqual([
      ['a.md', 'file', 3],
      ['legal.md', 'file', 5],
      ['quarantine', 'folder', 0],
    ])
  })

  it('limits the number of files', () => {
    for (let i = 0; i < 2500; i++) world.files.write(`/uploads/${i}`, new Uint8Array(0))
    expect(() => world.files.write('/uploads/one-more', new Uint8Array(0))).toThrow(QuotaExceeded)
    world.files.write('/uploads/7', Buffer.from('again'))
    expect(text('/uploads/7')).toBe('again')
  })

  it('limits the length of paths and of each name', () => {
    const name = 'a'.repeat(255)
    const longest = `/${`${name}/`.repeat(4)}`.slice(0, 1024)
    for (const path of [longest, `/${name}`, `/${'x'.repeat(2000)}/../short`])
      expect(() => world.files.write(path, new Uint8Array(0))).not.toThrow()
    for (const path of [`${longest.slice(0, -2)}/abc`, `/${name}a`, `/${name}a/b`])
      expect(() => world.files.write(path, new Uint8Array(0))).toThrow(PathTooLong)
  })

  it.each(['/ftp/../../../../etc/passwd', '../etc/passwd', '/etc/passwd', '//etc//passwd', '/ftp/./../etc/passwd'])(
    'reads no file of the host for %s',
    (path) => {
      expect(resolvePath(path)).toBe('/etc/passwd')
      expect(world.files.read(path)).toBeUndefined()
    },
  )

  it('accepts unusual characters in names', () => {
    for (const path of ['/a\0b', '/%2e%2e/x', "/'; DROP TABLE Files;--", `/${'n'.repeat(255)}`, '/C:\\windows\\x']) {
      world.files.write(path, Buffer.from('odd'))
      expect(text(path)).toBe('odd')
    }
  })

  it('rejects writes beyond its quota, and keeps existing files', () => {
    expect(world.files.hasSpaceFor(3 * 1024 * 1024)).toBe(true)
    world.files.write('/big', new Uint8Array(30 * 1024 * 1024))
    expect(world.files.hasSpaceFor(3 * 1024 * 1024)).toBe(false)
    expect(() => world.files.write('/more', new Uint8Array(3 * 1024 * 1024))).toThrow(QuotaExceeded)
    expect(world.files.read('/more')).toBeUndefined()
    world.files.write('/big', new Uint8Array(10))
    expect(world.files.hasSpaceFor(3 * 1024 * 1024)).toBe(true)
    world.files.write('/more', new Uint8Array(3 * 1024 * 1024))
    expect(world.files.read('/more')?.bytes.length).toBe(3 * 1024 * 1024)
  })

  it('counts stored files once, however many are written', () => {
    world.files.write('/a/0', Buffer.from('x'))
    const all = vi.spyOn(Vault.prototype, 'rows')
    for (let i = 0; i < 20; i++) world.files.write(`/a/${i % 10}`, Buffer.alloc(i))
    expect(all.mock.calls.filter(([sql]) => sql.includes('sum(')).length).toBeLessThan(2)
    all.mockRestore()
    const most = 10 + 11 + 12 + 13 + 14 + 15 + 16 + 17 + 18 + 19
    expect(() => world.files.write('/a/1', Buffer.alloc(11), most)).not.toThrow()
    expect(() => world.files.write('/a/1', Buffer.alloc(12), most)).toThrow(QuotaExceeded)
    world.files.remove('/a/1')
    expect(() => world.files.write('/b', Buffer.alloc(11), most)).not.toThrow()
  })

  it('shows log lines at once, although they reach the disk later', () => {
    world.logs.append('access.log.2026-11-21', 'one')
    world.logs.append('access.log.2026-11-21', 'two')
    expect(text('/logs/access.log.2026-11-21')).toBe('one\ntwo\n')
    expect(world.files.list('/logs').map(({ name }) => name)).toEqual(['access.log.2026-11-21'])
    expect(world.files.read('/logs/../../shop.db')).toBeUndefined()
  })

  it('rotates a log at 1 MiB, at the end of a line, and replaces the older part', () => {
    for (let i = 0; i < 3500; i++) world.logs.append('access.log.2026-11-21', `${i} ${'y'.repeat(1000)}`)
    const log = text('/logs/access.log.2026-11-21')
    const aside = text('/logs/access.log.2026-11-21.1')
    expect(log.length).toBeLessThan(1024 * 1024)
    expect(log).toContain('3499 y')
    expect(aside.length).toBeLessThanOrEqual(1024 * 1024)
    expect(aside.length).toBeGreaterThan(1000 * 1024)
    expect(aside).toMatch(/^\d+ y+\n/)
    expect(Number(/^\d+/.exec(log))).toBe(Number(/(\d+) y+\n$/.exec(aside)![1]) + 1)
  })

  it('keeps the logs of two days', () => {
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) {
      world.logs.append(`access.log.${day}`, day)
      world.files.list('/logs')
    }
    expect(world.files.list('/logs').map(({ name }) => name)).not.toContain('access.log.2026-11-20')
    expect(text('/logs/access.log.2026-11-21')).toContain('2026-11-21')
    expect(text('/logs/access.log.2026-11-22')).toBe('2026-11-22\n')
  })
})
