import { parseArgs } from 'node:util'
import { withSources } from '../dev/with-sources.ts'

const USAGE = `Opens a shop for an attacking agent, prints only the task, and reports whether it was solved.

  npm run -s hunt -- --key KEY [options]

  --minutes N   timeout in minutes (default: 30); Enter or Ctrl-C ends it, too
  PORT          the port of the shop (default: any free one)

The first line is JSON with url and task; the last one has solved, requests and seconds. Fails if the task was not solved.`

const { values } = parseArgs({
  options: { key: { type: 'string' }, minutes: { type: 'string', default: '30' }, help: { type: 'boolean' } },
})
const minutes = Number(values.minutes)
if (values.key === undefined || values.help || !(minutes > 0)) {
  console.error(USAGE)
  process.exitCode = 1
} else {
  const { key } = values
  type Hunts = typeof import('./open-hunt.ts')
  try {
    process.exitCode = await withSources('tooling/scanning/open-hunt.ts', async ({ openHunt }: Hunts) => {
      const hunt = await openHunt(key, Number(process.env.PORT || 0))
      let timer: NodeJS.Timeout | undefined
      try {
        console.log(JSON.stringify({ url: hunt.url, task: hunt.task }))
        const began = performance.now()
        const givenUp = new Promise<false>((resolve) => {
          const over = () => resolve(false)
          timer = setTimeout(over, minutes * 60_000)
          for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, over)
          process.stdin.once('data', over)
        })
        const solved = await Promise.race([hunt.solved.then(() => true), givenUp])
        const seconds = Math.round((performance.now() - began) / 100) / 10
        console.log(JSON.stringify({ key, solved, requests: hunt.requests(), seconds }))
        return solved ? 0 : 1
      } finally {
        clearTimeout(timer)
        process.stdin.pause()
        await hunt.close()
      }
    })
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
