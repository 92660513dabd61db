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

it('considers files that were taken before', () => {
  const places = disk()
  expect(places.reserve('/a/b')).toBe(true)
  expect(places.reserve('/a')).toBe(false)
  expect(places.reserve('/a/b/c')).toBe(false)
})
