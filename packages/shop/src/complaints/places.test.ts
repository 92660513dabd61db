import { expect, it } from 'vitest'
import { Places } from './places.ts'

const disk = () => new Places(['/ftp/legal.md', '/uploads/complaints/a.zip'])

it.each(['/ftp/legal.md', '/ftp/other.md', '/new/folder/a', '/ftp/legal.md.bak'])('allows a file at %s', (path) => {
  expect(disk().take(path)).toBe(true)
})

it.each(['/', '/ftp', '/uploads', '/uploads/complaints', '/ftp/legal.md/x', '/ftp/legal.md/x/y'])(
  'rejects a file at %s, which is a folder or below a file',
  (path) => {
    expect(disk().take(path)).toBe(false)
  },
)

it('takes about as long for deep paths as for long names', () => {
  const milliseconds = (segment: string) => {
    const paths = Array.from({ length: 2500 }, (_, i) => `/${i}${segment.repeat(1000 / segment.length)}`)
    const before = process.cpuUsage()
    const places = new Places(paths)
    for (let i = 0; i < 240; i++) expect(places.take(`/${i}/new${segment.repeat(4)}`)).toBe(true)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  milliseconds('aa')
  expect(milliseconds('/a')).toBeLessThan(20 * (milliseconds('aa') + 1))
})

it('considers files that were taken before', () => {
  const places = disk()
  expect(places.take('/a/b')).toBe(true)
  expect(places.take('/a')).toBe(false)
  expect(places.take('/a/b/c')).toBe(false)
})
