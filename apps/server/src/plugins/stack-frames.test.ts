import { expect, it } from 'vitest'
import { HostPaths } from './stack-frames.ts'

const paths = new HostPaths(['/home/some one/fruit data'])

it('the frames of an error name code of the shop, and no folder of the host', () => {
  const frames = paths.framesOf(new Error('stumbled\nover /etc/hosts').stack!)
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
  expect(paths.framesOf(`Error: oh\n${line}`)).toEqual([shown ?? line.trim()])
})

it.each([
  [
    'a path',
    'unable to open database file: /home/someone/data/worlds/home/shop.db',
    'unable to open database file: /srv/forbidden-fruit/shop.db',
  ],
  [
    'a folder with a blank',
    'no /home/some one/fruit data/worlds/a/shop.db here',
    'no /srv/forbidden-fruit/shop.db here',
  ],
  [
    'an address of such a folder',
    'cannot import file:///home/some%20one/fruit%20data/own.js',
    'cannot import /srv/forbidden-fruit/own.js',
  ],
  ['quotation marks', "ENOENT: open '/home/someone/a.txt', twice", "ENOENT: open '/srv/forbidden-fruit/a.txt', twice"],
  ['no path of the host', 'Unexpected path: api/nowhere and 1/2', 'Unexpected path: api/nowhere and 1/2'],
])('a message with %s names no folder of the host', (_, message, shown) => {
  expect(paths.without(message)).toBe(shown)
})

it('data that an error carries names none either', () => {
  const data = { where: { list: ['/home/someone/a.txt', 3, null] }, bytes: 7 }
  expect(paths.inData(data)).toEqual({ where: { list: ['/srv/forbidden-fruit/a.txt', 3, null] }, bytes: 7 })
})
