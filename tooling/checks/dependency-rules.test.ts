import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import configuration from '../../.dependency-cruiser.mjs'
import { root } from '../sources.mjs'

const PACKAGES = [
  'isomorphic',
  'contracts',
  'sandbox',
  'chain',
  'world',
  'shop',
  'challenge-kit',
  'training',
  'catalogue',
]

/** Files that every rule allows, with their text. */
const ALLOWED: Record<string, string> = {
  'packages/contracts/src/call.ts': 'export const call = 1',
  'packages/isomorphic/src/markup/escape.ts': 'export const escape = 1',
  'packages/isomorphic/src/screens/find.ts': 'export const find = 1',
  'packages/sandbox/src/script.ts': 'export const script = 1',
  'packages/world/src/world.ts': `
    import type { script } from '@fruit/sandbox/script'
    import { call } from '@fruit/contracts/call'
    export type Script = typeof script
    export const world = call`,
  'packages/shop/src/cast.ts': `import { world } from '@fruit/world/world'; export const cast = world`,
  'packages/shop/src/feature.ts': 'export const feature = 1',
  'packages/shop/src/accounts/seams.ts': `import { call } from '@fruit/contracts/call'; export const seam = call`,
  'packages/shop/src/accounts/facts.ts': 'export const fact = 1',
  'packages/shop/src/accounts/login.feature.ts': `import { feature } from '../feature.ts'; export const login = feature`,
  'packages/shop/src/accounts/service.ts': `import { seam } from './seams.ts'; export const service = seam`,
  'packages/shop/src/orders/order.ts': `import { service } from '../accounts/service.ts'; export const order = service`,
  'packages/challenge-kit/src/challenge.ts': `
    import { call } from '@fruit/contracts/call'
    import { world } from '@fruit/world/world'
    export const kit = [call, world]`,
  'packages/training/src/progress.ts': `
    import { kit } from '@fruit/challenge-kit/challenge'
    import { call } from '@fruit/contracts/call'
    import { feature } from '@fruit/shop/feature'
    import { world } from '@fruit/world/world'
    export const progress = [kit, call, feature, world]`,
  'packages/catalogue/src/catalogue.ts': `import { kit } from '@fruit/challenge-kit/challenge'; export const all = kit`,
  'packages/catalogue/weaknesses/shared/weakness.ts': 'export const shared = 1',
  'packages/catalogue/challenges/sour/challenge.ts': `
    import { kit } from '@fruit/challenge-kit/challenge'
    import { fact } from '@fruit/shop/accounts/facts'
    import { login } from '@fruit/shop/accounts/login.feature'
    import { seam } from '@fruit/shop/accounts/seams'
    import { cast } from '@fruit/shop/cast'
    import { feature } from '@fruit/shop/feature'
    import type { Script } from '@fruit/world/world'
    import { shared } from '../../weaknesses/shared/weakness.ts'
    import { flaw } from './client/flaw.ts'
    export type Own = Script
    export const sour = [kit, fact, login, seam, cast, feature, shared, flaw, () => import('./fix.ts')]`,
  'packages/catalogue/challenges/sour/fix.ts': 'export const fix = 1',
  'packages/catalogue/challenges/sour/client/flaw.ts': `
    import { escape } from '@fruit/isomorphic/markup/escape'
    import { find } from '@fruit/isomorphic/screens/find'
    import type { seam } from '@fruit/shop/accounts/seams'
    export type Seam = typeof seam
    export const flaw = [escape, find]`,
  'apps/web/src/lib/calls.ts': `
    import type { call } from '@fruit/contracts/call'
    import { escape } from '@fruit/isomorphic/markup/escape'
    export type Call = typeof call
    export const calls = escape`,
  'apps/web/src/ui/button.ts': `import { calls } from '../lib/calls.ts'; export const button = calls`,
  'apps/web/src/features/basket/sum.ts': 'export const sum = 1',
  'apps/web/src/features/basket/basket.ts': `
    import { button } from '../../ui/button.ts'
    import { sum } from './sum.ts'
    export const basket = [button, sum]`,
  'apps/web/src/app/main.ts': `
    import { variants } from 'virtual:client-variants'
    import { flaw } from '../../../../packages/catalogue/challenges/sour/client/flaw.ts'
    import { basket } from '../features/basket/basket.ts'
    export const app = [basket, flaw, variants]`,
  'apps/web/plugins/variants.ts': `import { call } from '@fruit/contracts/call'; export const plugin = call`,
  'apps/server/src/main.ts': `
    import { all } from '@fruit/catalogue/catalogue'
    import { script } from '@fruit/sandbox/script'
    import { progress } from '@fruit/training/progress'
    import { service } from '@fruit/shop/accounts/service'
    export const server = [all, script, progress, service]`,
  'tooling/bench/bench.ts': `import { server } from '@fruit/server/main'; export const bench = server`,
  'tests/e2e/journey.e2e.ts': `import { kit } from '@fruit/challenge-kit/challenge'; export const journey = kit`,
}

/**
 * Violations by rule: a file, and an import in it that the rule must report. A rule about folders reports the file's
 * folder.
 */
const REFUSED: Record<string, [file: string, importing: string, reported?: string][]> = {
  'isomorphic-imports-what-it-may': [['packages/isomorphic/src/bad.ts', `import type {} from '@fruit/contracts/call'`]],
  'contracts-imports-what-it-may': [['packages/contracts/src/bad.ts', `import type {} from '@fruit/world/world'`]],
  'assistant-imports-what-it-may': [['packages/assistant/src/bad.ts', `import '@fruit/contracts/call'`]],
  'sandbox-imports-what-it-may': [['packages/sandbox/src/bad.ts', `import '@fruit/contracts/call'`]],
  'chain-imports-what-it-may': [['packages/chain/src/bad.ts', `import type {} from '@fruit/world/world'`]],
  'world-imports-what-it-may': [
    ['packages/world/src/bad.ts', `import '@fruit/shop/cast'`],
    ['packages/world/src/app.ts', `import '@fruit/server/main'`],
  ],
  'shop-imports-what-it-may': [
    ['packages/shop/src/bad.ts', `import '@fruit/challenge-kit/challenge'`],
    ['packages/shop/src/script.ts', `import type {} from '@fruit/sandbox/script'`],
    ['packages/shop/src/relative.ts', `import '../../training/src/progress.ts'`],
    ['packages/shop/src/late.ts', `export const late = () => import('@fruit/catalogue/catalogue')`],
  ],
  'challenge-kit-imports-what-it-may': [['packages/challenge-kit/src/bad.ts', `import '@fruit/shop/cast'`]],
  'training-imports-what-it-may': [['packages/training/src/bad.ts', `import '@fruit/catalogue/catalogue'`]],
  'catalogue-imports-what-it-may': [
    ['packages/catalogue/src/bad.ts', `import '@fruit/training/progress'`],
    ['packages/catalogue/challenges/sour/app.ts', `import '@fruit/server/main'`],
  ],
  'classroom-imports-what-it-may': [['packages/classroom/src/store/bad.ts', `import '@fruit/sandbox/script'`]],
  'scheduling-imports-what-it-may': [['packages/scheduling/src/bad.ts', `import type {} from '@fruit/world/world'`]],
  'configuration-imports-what-it-may': [
    ['packages/configuration/src/bad.ts', `import type {} from '@fruit/world/world'`],
  ],
  'network-imports-what-it-may': [['packages/network/src/bad.ts', `import type {} from '@fruit/world/world'`]],
  'identity-provider-imports-what-it-may': [
    ['packages/identity-provider/src/bad.ts', `import '@fruit/contracts/call'`],
  ],
  'look-imports-what-it-may': [['packages/look/src/bad.ts', `import type {} from '@fruit/contracts/call'`]],
  'packages-have-a-direction': [['packages/newcomer/src/bad.ts', `import 'node:fs'`]],
  'catalogue-imports-types-of-world': [
    [
      'packages/catalogue/challenges/sour/world.ts',
      `import { world } from '@fruit/world/world'; export const w = world`,
    ],
  ],
  'catalogue-imports-what-shop-offers': [
    ['packages/catalogue/challenges/sour/deep.ts', `import type {} from '@fruit/shop/accounts/service'`],
  ],
  'training-imports-promises-of-shop': [
    ['packages/training/src/service.ts', `import type {} from '@fruit/shop/accounts/service'`],
  ],
  'challenges-stay-apart': [['packages/catalogue/challenges/ripe/bad.ts', `import '../sour/fix.ts'`]],
  'weaknesses-stay-apart': [
    ['packages/catalogue/weaknesses/other/bad.ts', `import '../shared/weakness.ts'`],
    ['packages/catalogue/weaknesses/other/worse.ts', `import '../../challenges/sour/fix.ts'`],
  ],
  'client-folders-hold-only-client-code': [
    ['packages/catalogue/challenges/sour/client/fix-a.ts', `import '../fix.ts'`],
    ['packages/catalogue/challenges/sour/client/fix-b.ts', `import '@fruit/shop/accounts/seams'`],
  ],
  'web-imports-what-it-may': [
    ['apps/web/src/lib/bad.ts', `import type {} from '@fruit/world/world'`],
    ['apps/web/src/lib/proof.ts', `import '../../../../packages/catalogue/challenges/sour/fix.ts'`],
    ['apps/web/src/lib/server.ts', `import '@fruit/server/main'`],
  ],
  'web-imports-types-of-contracts': [
    ['apps/web/src/lib/heavy.ts', `import { call } from '@fruit/contracts/call'; export const heavy = call`],
  ],
  'console-imports-what-it-may': [['apps/console/src/bad.ts', `import type {} from '@fruit/world/world'`]],
  'console-imports-types-of-contracts': [
    ['apps/console/src/heavy.ts', `import { call } from '@fruit/contracts/call'; export const heavy = call`],
  ],
  'server-imports-packages': [
    ['apps/server/src/web.ts', `import '../../web/src/app/main.ts'`],
    ['apps/server/src/tool.ts', `import '../../../tooling/bench/bench.ts'`],
  ],
  'features-stay-below-the-app': [['apps/web/src/features/basket/bad.ts', `import '../../app/main.ts'`]],
  'ui-knows-no-feature': [['apps/web/src/ui/bad.ts', `import '../features/basket/basket.ts'`]],
  'features-stay-apart': [['apps/web/src/features/orders/bad.ts', `import '../basket/sum.ts'`]],
  'areas-need-each-other-one-way': [
    ['packages/shop/src/files/listing.ts', `import '../chat/bot.ts'`, 'packages/shop/src/files'],
    ['packages/shop/src/chat/memory.ts', `import '../files/service.ts'`, 'packages/shop/src/chat'],
    ['packages/training/src/solves/judge.ts', `import '../hints/opened.ts'`, 'packages/training/src/solves'],
    ['packages/training/src/hints/hints.ts', `import '../solves/solves.ts'`, 'packages/training/src/hints'],
  ],
  'no-cycles': [['packages/shop/src/egg.ts', `import type {} from './hen.ts'`]],
  'names-say-what-is-inside': [
    ['packages/shop/src/vague.ts', `import './basket-utils.ts'`],
    ['apps/web/src/lib/vague.ts', `import './helpers/text.ts'`],
  ],
  'everything-is-found': [['packages/shop/src/lost.ts', `import '@fruit/contracts/nothing'`]],
}

/** Targets of the refused imports. */
const OTHER_ENDS = {
  'packages/shop/src/chat/bot.ts': 'export const bot = 1',
  'packages/shop/src/files/service.ts': 'export const service = 1',
  'packages/training/src/hints/opened.ts': 'export const opened = 1',
  'packages/training/src/solves/solves.ts': 'export const solves = 1',
  'packages/shop/src/hen.ts': `import './egg.ts'`,
  'packages/shop/src/basket-utils.ts': 'export const vague = 1',
  'apps/web/src/lib/helpers/text.ts': 'export const vague = 1',
}

interface Violation {
  readonly from: string
  readonly to: string
  readonly rule: { readonly name: string }
}

/** Writes a small project with the same folders and runs dependency-cruiser on it. */
async function violationsIn(files: Record<string, string>): Promise<string[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'fruit-graph-')))
  try {
    const workspaces = [...PACKAGES.map((name) => `packages/${name}`), 'apps/server', 'apps/web']
    const manifests = workspaces.map((path) => [`${path}/package.json`, '{"exports":{"./*":"./src/*.ts"}}'] as const)
    for (const [path, text] of [...Object.entries(files), ...manifests]) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    await mkdir(join(folder, 'node_modules/@fruit'), { recursive: true })
    for (const path of workspaces)
      await symlink(join(folder, path), join(folder, 'node_modules/@fruit', path.split('/')[1]!))
    const cruise = promisify(execFile)(
      process.execPath,
      [
        join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        ...['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json'],
        ...['packages', 'apps', 'tests', 'tooling'],
      ],
      { cwd: folder, maxBuffer: 50_000_000 },
    )
    // The exit code is the number of violations.
    const { stdout } = await cruise.catch((error: { stdout: string }) => error)
    const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } }
    return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

describe('dependency rules', () => {
  let found: string[]
  const refused = Object.values(REFUSED).flat()

  beforeAll(async () => {
    found = await violationsIn({
      ...ALLOWED,
      ...OTHER_ENDS,
      ...Object.fromEntries(refused.map(([file, text]) => [file, text])),
    })
  }, 60_000)

  it('accept the allowed imports', async () => {
    expect(await violationsIn(ALLOWED)).toEqual([])
  }, 60_000)

  it.each(
    Object.entries(REFUSED).flatMap(([rule, violations]) =>
      violations.map(([file, text, culprit = file]) => ({ rule, file, text, culprit })),
    ),
  )('$rule reports $text in $file', ({ rule, culprit }) => {
    expect(found).toContain(`${rule}: ${culprit}`)
  })

  it('are all covered here', () => {
    expect(configuration.forbidden?.map(({ name }) => name).sort()).toEqual(Object.keys(REFUSED).sort())
  })

  it('report nothing else', () => {
    const culprits = new Set(refused.map(([file, , reported = file]) => reported))
    expect(found.filter((violation) => !culprits.has(violation.split(': ')[1]!))).toEqual([])
  })
})
