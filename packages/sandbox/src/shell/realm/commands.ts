import type { NetResponse } from '../../net/net-job.ts'
import { latin1Of } from './bytes.ts'

interface Result {
  readonly stdout: string
  readonly stderr: string
  readonly exitCode: number
}

interface Context {
  readonly cwd: string
  readonly fs: {
    resolvePath(base: string, path: string): string
    writeFile(path: string, content: Uint8Array): Promise<void>
  }
}

interface ShellCommand {
  readonly name: string
  execute(args: string[], context: Context): Promise<Result>
}

type Fetch = (
  url: string,
  options?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<NetResponse>

const said = (stdout: string): Result => ({ stdout, stderr: '', exitCode: 0 })
const failed = (stderr: string, exitCode = 1): Result => ({ stdout: '', stderr, exitCode })

/** Commands that attackers usually try first and that the shell's library lacks. */
export function shellCommands(hostName: string, user: string, fetch: Fetch): ShellCommand[] {
  const lines = (name: string, answer: (args: string[]) => string): ShellCommand => ({
    name,
    execute: async (args) => said(`${answer(args)}\n`),
  })
  const refused = (name: string, answer: (args: string[]) => string): ShellCommand => ({
    name,
    execute: async (args) => failed(`${answer(args)}\n`),
  })
  return [
    lines('whoami', () => user),
    lines('id', () => `uid=1000(${user}) gid=1000(${user}) groups=1000(${user}),33(www-data)`),
    lines('groups', () => `${user} www-data`),
    lines('hostname', () => hostName),
    lines('uname', (args) =>
      args.some((arg) => /^-\w*a/.test(arg)) ? `Linux ${hostName} 7.0.0-russet #1 SMP x86_64 GNU/Linux` : 'Linux',
    ),
    lines('ps', () => '    PID TTY          TIME CMD\n      1 ?        00:00:07 node\n    733 ?        00:00:00 bash'),
    lines('uptime', () => ' up 41 days,  3:07,  0 users,  load average: 0.12, 0.08, 0.05'),
    refused('sudo', () => `${user} is not in the sudoers file. Jannik has been told.`),
    refused('su', () => 'su: must be run from a terminal'),
    refused('nc', (args) => `nc: connect to ${args.filter((arg) => !arg.startsWith('-')).join(' port ')}: refused`),
    refused('ping', (args) => `ping: ${args.at(-1) ?? ''}: the hedge lets no pings through`),
    { name: 'wget', execute: (args, context) => wget(args, context, fetch) },
  ]
}

async function wget(args: string[], { cwd, fs }: Context, fetch: Fetch): Promise<Result> {
  let output: string | null = null
  let body: string | undefined
  let isQuiet = false
  const headers: Record<string, string> = {}
  const addresses: string[] = []
  for (let at = 0; at < args.length; at++) {
    const arg = args[at]!
    const value = () => (arg.includes('=') ? arg.slice(arg.indexOf('=') + 1) : (args[++at] ?? ''))
    const short = /^-(q?)O(.*)$/.exec(arg)
    if (short) {
      isQuiet ||= short[1] === 'q'
      output = short[2] || (args[++at] ?? '')
    } else if (arg.startsWith('--output-document')) output = value()
    else if (arg.startsWith('--post-data')) body = value()
    else if (arg.startsWith('--header')) {
      const [name, ...rest] = value().split(':')
      headers[name!.trim()] = rest.join(':').trim()
    } else if (arg === '-q' || arg === '--quiet') isQuiet = true
    else if (!arg.startsWith('-')) addresses.push(arg)
  }
  if (addresses.length === 0) return failed('wget: missing URL\n')
  let stdout = ''
  let stderr = ''
  for (const address of addresses) {
    const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `http://${address}`
    try {
      const method = body === undefined ? 'GET' : 'POST'
      const answer = await fetch(url, { method, headers, ...(body !== undefined && { body }) })
      if (answer.status >= 400) return failed(`${stderr}wget: server answered ${answer.status}\n`, 8)
      if (output === '-') stdout += latin1Of(answer.body)
      else {
        const name = output ?? (new URL(url).pathname.split('/').at(-1) || 'index.html')
        await fs.writeFile(fs.resolvePath(cwd, name), answer.body)
        if (!isQuiet) stderr += `'${name}' saved [${answer.body.length}]\n`
      }
    } catch (error) {
      return failed(`${stderr}wget: ${(error as Error).message}\n`, 4)
    }
  }
  return { stdout, stderr, exitCode: 0 }
}
