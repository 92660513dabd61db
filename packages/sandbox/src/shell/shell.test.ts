import { afterAll, expect, test } from 'vitest'
import { createContainment } from '../containment.ts'
import { SmallMachine } from '../testing/small-machine.ts'
import type { ShellJob } from './shell-job.ts'

const contained = createContainment({ workers: 1 })
const machine = new SmallMachine()
afterAll(() => contained.close())

const run = (command: string, job: Partial<ShellJob> = {}) =>
  contained.shell({ owner: 'one', command, machine, limits: { deadlineMs: 20_000 }, ...job })

async function output(command: string): Promise<string> {
  const outcome = await run(command)
  return outcome.kind === 'ended' ? outcome.stdout + outcome.stderr : outcome.limit
}

test('provides the files and the environment of the machine', async () => {
  expect(await output('cat /etc/passwd | grep -c x; echo $HOME; hostname; whoami; pwd')).toBe(
    '2\n/home/juicer\norchard\njuicer\n/\n',
  )
})

test('returns only written, changed and removed files', async () => {
  const outcome = await run(
    'cat /ftp/legal.md > /tmp/copy; echo new > /ftp/legal.md; rm /etc/passwd; cat /proc/version',
  )
  if (outcome.kind !== 'ended') throw new Error(outcome.limit)
  const changes = outcome.changes.map(({ path, bytes }) => [path, bytes && Buffer.from(bytes).toString()])
  expect(Object.fromEntries(changes)).toEqual({ '/etc/passwd': null, '/ftp/legal.md': 'new\n', '/tmp/copy': 'legal' })
})

test('runs a downloaded program', async () => {
  const command = 'wget -qO pip "http://169.254.169.254/press?raw=true" && chmod +x pip && ./pip'
  expect(await output(`curl -s http://169.254.169.254/seed | sh; ${command}`)).toBe('ran /seed\nran /press\n')
})

test.each([
  'sqlite3 :memory: "select 1"',
  'tar --zstd -cf /tmp/a.tar.zst /ftp',
  'tar -cJf /tmp/a.tar.xz /ftp',
  'xz /ftp/legal.md',
])('has no command that needs a native library of just-bash: %s', async (command) => {
  const outcome = await run(command)
  expect(outcome).toMatchObject({ kind: 'ended', stdout: '', exitCode: 127, changes: [] })
  expect(outcome).toHaveProperty('stderr', expect.stringMatching(/^bash: \w+: command not (?:found|available)/))
})

test('reports an unknown host', async () => {
  expect(await output('wget http://example.com/')).toContain('There is no host example.com')
})

test('limits output and changes', async () => {
  const limits = { outputBytes: 100, changedFiles: 3, deadlineMs: 20_000 }
  const outcome = await run('for i in $(seq 1 50); do echo some words; echo $i > /tmp/$i; done', { limits })
  if (outcome.kind !== 'ended') throw new Error(outcome.limit)
  expect(outcome.stdout.length).toBeLessThan(120)
  expect(outcome.changes).toHaveLength(3)
})

test('does not request files that are not read', async () => {
  const asked: string[] = []
  const watched = Object.assign(new SmallMachine(), {
    read: (path: string) => {
      asked.push(path)
      return machine.read(path)
    },
  })
  await run('echo x > /ftp/other; cat /etc/passwd', { machine: watched })
  expect(asked).toEqual(['/etc/passwd'])
})

test.each([
  ['gzip and gunzip', 'echo fresh juice | gzip -c | gunzip -c', 'fresh juice\n'],
  ['base64', 'printf "Zoë" | base64; printf "Wm/Dqw==" | base64 -d', 'Wm/Dqw==\nZoë'],
  ['jq with base64', `echo '"juice"' | jq -r '@base64, (@base64 | @base64d)'`, 'anVpY2U=\njuice\n'],
  ['checksums', 'printf juice | md5sum', '57f7e96f370e04546066ee921424c760  -\n'],
])('runs %s', async (_, command, expected) => {
  expect(await output(command)).toBe(expected)
})
