import { expect, it } from 'vitest'
import { FileTreeGuard } from './places.ts'

const disk = () => new FileTreeGuard(['/ftp/legal.md', '/uploads/complaints/a.zip'])

it.each(['/ftp/legal.md', '/ftp/other.md', '/new/folder/a', '/ftp/legal.md.bak'])('allows a file at %s', (path) => {
  expect(disk().reserve(path)).toBe(true)
})

it.each(['/', '/ftp', '/uploads', '/uploads/complaints', '/ftp/legal.md/x', '/ftp/legal.md/x/y'])(
  'rejects a file at %s, which is a folder or below a file',
  (path) => {
    expect(disk().reserve(path)).toBe(false)
  },
)

it('takes about as long for deep paths as for long names', () => {
  const milliseconds = (segment: string) => {
    const paths = Array.from({ length: 2500 }, (_, i) => `/${i}${segment.repeat(1000 / segment.length)}`)
    const before = process.cpuUsage()
    const places = new FileTreeGuard(paths)
    for (let i = 0; i < 240; i++) expect(places.reserve(`/${i}/new${segment.repeat(4)}`)).toBe(true)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  milliseconds('aa')
  expect(milliseconds('/a')).toBeLessThan(20 * (milliseconds('aa') + 1))
})

it('considers files that were taken before', () => {
  const places = disk()
  expect(places.reserve('/a/b')).toBe(true)
  expect(places.reserve('/a')).toBe(false)
  expect(places.reserve('/a/b/c')).toBe(false)
})
