import { expect, it } from 'vitest'
import { framesOf, withInventedPaths } from './stack-frames.ts'

it('the frames of an error name code of the shop, and no folder of the host', () => {
  const frames = framesOf(new Error('stumbled\nover /etc/hosts').stack!)
  expect(frames[0]).toMatch(/^at \/srv\/forbidden-fruit\/apps\/server\/src\/plugins\/stack-frames\.test\.ts:\d+:\d+$/)
  expect(frames.join('\n')).not.toContain(process.cwd())
})

it.each([
  ['    at serve (file:///home/someone/else/serve.js:3:14)', 'at serve (/srv/forbidden-fruit/serve.js:3:14)'],
  ['    at new Door (C:\\Users\\someone\\door.js:1:2)', 'at new Door (/srv/forbidden-fruit/door.js:1:2)'],
  ['    at async /home/someone/deep/door.js:1:2', 'at async /srv/forbidden-fruit/door.js:1:2'],
  ['    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)', undefined],
  ['    at JSON.parse (<anonymous>)', undefined],
])('%s', (line, shown) => {
  expect(framesOf(`Error: oh\n${line}`)).toEqual([shown ?? line.trim()])
})

it('a message names no folder of the host', () => {
  expect(withInventedPaths('unable to open database file: /home/someone/data/worlds/home/shop.db')).toBe(
    'unable to open database file: /srv/forbidden-fruit/shop.db',
  )
  expect(withInventedPaths('Unexpected path: api/nowhere and 1/2')).toBe('Unexpected path: api/nowhere and 1/2')
})
