import type { Configuration } from '@fruit/contracts/configuration'
import { expect, it } from 'vitest'
import { machineFiles } from './machine-files.ts'

const files = machineFiles(0, { application: { domain: 'cider.test' } } as Configuration)
const text = (path: string) => Buffer.from(files.get(path)!.bytes).toString()

it('lists the machine’s accounts in the format of /etc/passwd', () => {
  const lines = text('/etc/passwd').trim().split('\n')
  for (const line of lines) expect(line).toMatch(/^\w[\w-]*:x:\d+:\d+:[^:]*:\/[^:]*:\/[^:]*$/)
  expect(lines[0]).toMatch(/^root:/)
})

it('contains a Windows drive', () => {
  expect(text('/C:/Windows/system.ini')).toContain('; for 16-bit app support')
})

it('contains files in each home folder, including dotfiles', () => {
  expect(text('/home/bjoern/.bash_history')).toContain('169.254.169.254')
  expect(text('/home/bjoern/.ssh/id_ed25519.pub')).toMatch(/^ssh-ed25519 /)
  for (const line of text('/etc/passwd').trim().split('\n')) {
    const home = line.split(':')[5]!
    if (home.startsWith('/home/')) expect([...files.keys()].some((path) => path.startsWith(`${home}/`))).toBe(true)
  }
})

it('shows a fictional environment with the configured domain', () => {
  const entries = text('/proc/self/environ').split('\0').slice(0, -1)
  expect(entries).toContain('SHOP_DOMAIN=cider.test')
  expect(entries).not.toContain(`PATH=${process.env.PATH}`)
})
