import { setImmediate as nextIteration } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { publicPages, searchPublicPages } from './public-net.ts'

/** A disk that counts how often it is listed and read. */
function diskOf(contents: Readonly<Record<string, string>>) {
  const counts = { lists: 0, reads: 0 }
  const files = {
    all: () => {
      counts.lists++
      return Object.keys(contents).map((path) => ({ path, modifiedAt: 0 }))
    },
    read: (path: string) => {
      counts.reads++
      return { bytes: Buffer.from(contents[path]!), modifiedAt: 0 }
    },
  }
  return { world: { files, nextTurn: nextIteration } as unknown as Parameters<typeof publicPages>[0], counts }
}

const page = (text: string) => `<title>Page</title>${text}`

it('reads files before those of deeper folders, and nothing beside the small internet', async () => {
  const { world } = diskOf({
    '/internet/a.example/deep/er/3.html': page('three'),
    '/internet/b.example/1.html': page('one'),
    '/internet/a.example/deep/2.txt': 'two',
    '/net/inner/0.html': page('zero'),
  })
  const paths: string[] = []
  for await (const { path } of publicPages(world)) paths.push(path)
  expect(paths).toEqual(['b.example/1.html', 'a.example/deep/2.txt', 'a.example/deep/er/3.html'])
})

it('lists the disk once, however deep its folders are', async () => {
  const { world, counts } = diskOf(
    Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`/internet/a/${'x/'.repeat(i)}y.bin`, ''])),
  )
  expect(await searchPublicPages(world, 'apple')).toEqual([])
  expect(counts).toEqual({ lists: 1, reads: 0 })
})

it('serves other requests between pages, and reads at most 1 MiB', async () => {
  const { world, counts } = diskOf(
    Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`/internet/a/${i}.html`, page('<p> '.repeat(12_000))])),
  )
  let isOver = false
  let readBetween = 0
  let longest = 0
  const look = () => {
    longest = Math.max(longest, counts.reads - readBetween)
    readBetween = counts.reads
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await searchPublicPages(world, 'nothing')
  isOver = true
  expect(counts.reads).toBeLessThan(25)
  expect(longest).toBeLessThanOrEqual(3)
})
