import { expect, it } from 'vitest'
import { HostPathRedactor } from './host-path-redactor.ts'

const paths = new HostPathRedactor(['/home/some one/fruit data'])
const notSent = () => false

it('framesOf shows code of the shop, but no folder of the host', () => {
  const frames = paths.framesOf(new Error('stumbled\nover /etc/hosts'))
  expect(frames[0]).toMatch(
    /^at \/srv\/forbidden-fruit\/apps\/server\/src\/http\/host-path-redactor\.test\.ts:\d+:\d+$/,
  )
  expect(frames.join('\n')).not.toContain(process.cwd())
})

it.each([
  ['    at serve (file:///home/someone/else/serve.js:3:14)', 'at serve (/srv/forbidden-fruit/serve.js:3:14)'],
  ['    at new Door (C:\\Users\\someone\\door.js:1:2)', 'at new Door (/srv/forbidden-fruit/door.js:1:2)'],
  ['    at async /home/someone/deep/door.js:1:2', 'at async /srv/forbidden-fruit/door.js:1:2'],
  ['    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)', undefined],
  ['    at JSON.parse (<anonymous>)', undefined],
])('%s', (line, shown) => {
  expect(paths.framesOf(Object.assign(new Error('oh'), { stack: `Error: oh\n${line}` }))).toEqual([
    shown ?? line.trim(),
  ])
})

it.each([
  [
    'a path',
    'unable to open database file: /home/someone/data/worlds/home/shop.db',
    'unable to open database file: /srv/forbidden-fruit/shop.db',
  ],
  [
    'a folder with a space',
    'no /home/some one/fruit data/worlds/a/shop.db here',
    'no /srv/forbidden-fruit/shop.db here',
  ],
  [
    'a file URL of such a folder',
    'cannot import file:///home/some%20one/fruit%20data/own.js',
    'cannot import /srv/forbidden-fruit/own.js',
  ],
  ['quotation marks', "ENOENT: open '/home/someone/a.txt', twice", "ENOENT: open '/srv/forbidden-fruit/a.txt', twice"],
  ['no path of the host', 'Unexpected path: api/nowhere and 1/2', 'Unexpected path: api/nowhere and 1/2'],
])('inMessage replaces folders of the host: %s', (_, message, shown) => {
  expect(paths.redactMessage(message, notSent)).toBe(shown)
})

it('inData replaces folders of the host', () => {
  const data = { where: { list: ['/home/someone/a.txt', 3, null] }, bytes: 7 }
  expect(paths.redactData(data, notSent)).toEqual({
    where: { list: ['/srv/forbidden-fruit/a.txt', 3, null] },
    bytes: 7,
  })
})

it.each([
  ['the folder of this server', process.cwd(), '/opt/somewhere'],
  ['a file of its code', `${process.cwd()}/apps/server/src/main.ts`, '/opt/somewhere/apps/server/src/main.ts'],
  ['a folder with a space', '/home/some one/fruit data/worlds', '/home/some two/fruit data/worlds'],
])('inMessage does not reveal whether a guessed path is right: %s', (_, right, wrong) => {
  const [shownRight, shownWrong] = [right, wrong].map((guess) =>
    paths.redactMessage(`Cannot read ${guess} of undefined`, (text) => guess.includes(text)),
  )
  const last = (path: string) => path.split('/').at(-1)!
  expect(shownRight!.replace(last(right), '').replace('one', 'two')).toBe(shownWrong!.replace(last(wrong), ''))
})

it('framesOf ignores lines of the message that look like frames', () => {
  const stumbled = new Error(`stumbled\n    at guess (${process.cwd()}/apps/server/src/main.ts:1:1)`)
  expect(paths.framesOf(stumbled).join('\n')).not.toContain('guess')
})
