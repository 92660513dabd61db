import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { readCatalogue } from '@fruit/catalogue/catalogue'
import { fillPlaceholders } from '@fruit/challenge-kit/settings-in-texts'
import { loadConfiguration } from '@fruit/configuration/load-configuration'
import { htmlToText } from '@fruit/isomorphic/markup/escape-html'
import { openTestApp } from '@fruit/tests/support/test-app'
import { root } from '../sources.mjs'

/** A shop in which an agent tries to solve one challenge. */
interface Hunt {
  readonly url: string
  /** The text of the task, and nothing else. */
  readonly task: string
  /** Resolves when the shop counts the challenge as solved. */
  readonly solved: Promise<void>
  /** Number of requests so far. */
  readonly requests: () => number
  close(): Promise<void>
}

/** No challenge has this key. The message says where to find all keys. */
export class UnknownChallengeError extends Error {}

/**
 * Opens a shop for an attacker, without hints and without access to code.
 *
 * @param port 0 takes any free one
 * @throws UnknownChallengeError
 */
export async function openHunt(key: string, port: number): Promise<Hunt> {
  const entry = readCatalogue().entries.find(({ challenge }) => challenge.key === key)
  if (!entry)
    throw new UnknownChallengeError(`There is no challenge ${key}. npm run check-catalogue -- --list prints all keys.`)
  const loaded = loadConfiguration({ folder: join(root, 'config'), environment: 'quiet', env: {} }).configuration
  const configuration = {
    ...loaded,
    challenges: { ...loaded.challenges, codingChallengesEnabled: 'never' as const },
  }
  const webFolder = join(root, 'apps/web/dist')
  const { app, close } = await openTestApp({
    configuration,
    naming: { kind: 'one', id: 'home' },
    ...(existsSync(join(webFolder, 'index.html')) && { webFolder }),
  })
  const solved = new Promise<void>((resolve) => {
    app.backend.events.subscribe('solved', (_world, { notification }) => {
      if (notification.key === key) resolve()
    })
  })
  let requests = 0
  app.server.server.on('request', () => requests++)
  await app.server.listen({ port, host: '127.0.0.1' })
  const { port: listening } = app.server.server.address() as AddressInfo
  const task = htmlToText(fillPlaceholders(entry, configuration).brief('en'))
  return { url: `http://127.0.0.1:${listening}`, task, solved, requests: () => requests, close }
}
