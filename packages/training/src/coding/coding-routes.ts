import { attackOnCode } from '@fruit/challenge-kit/proof'
import type { TrainingCall } from '@fruit/contracts/call'
import * as calls from '@fruit/contracts/calls/coding'
import type { SolvingRequest } from '@fruit/contracts/calls/training'
import type { WorldRegistry } from '@fruit/world/registry/registry'
import { HttpResponse, handle, type RequestDetails, type Route } from '@fruit/world/route'
import { messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World } from '@fruit/world/world'
import type { EventChannel } from '../events/event-channel.ts'
import { inFreshShop } from '../inside/fresh-shop.ts'
import type { LoopbackClient } from '../inside/inside-client.ts'
import type { LoopbackShop } from '../inside/inside-shop.ts'
import { minutesToFix } from '../scores/cheat-score.ts'
import { type CodingEntry, type CodingParts, fixOptions, refuseWithoutCode, repairableEntry } from './coding-snippet.ts'
import { codingState } from './coding-state.ts'
import type { InstalledFixes } from './installed-fixes.ts'
import type { OwnFixJudge } from './own-fix-judge.ts'

/**
 * Calls to install fixes, to repeat an attack, and to judge fixes that players write.
 *
 * @param of returns the progress of an open world
 */
export function codingRoutes(
  of: (world: World) => CodingParts,
  installedFixes: InstalledFixes,
  inside: LoopbackShop,
  judge: OwnFixJudge,
  events: EventChannel,
  registry: WorldRegistry,
): readonly Route<TrainingCall>[] {
  const state = (visit: Visit, coding: CodingEntry) =>
    codingState(visit, coding, of(visit.world).coding, installedFixes)
  const known = (world: World, key: string) => openEntry(of(world), world, key)
  return [
    handle(calls.getCodingState, (visit, { params }) => state(visit, known(visit.world, params.key))),
    handle(calls.applyFix, async (visit, { params, body: { fix } }) => {
      const { world } = visit
      const coding = known(world, params.key)
      if (fix === 'own') refuseOwnFixes(world)
      if (fix === 'own' && !installedFixes.ownFix(world, coding.weakness))
        throw new HttpError(409, 'No fix of your own has held yet. Write one, and have it judged first.')
      const name = typeof fix === 'number' ? (await fixOptions(coding))[fix]?.name : undefined
      if (typeof fix === 'number' && name === undefined)
        throw new HttpError(
          400,
          messageWith('There is no fix {{number}}. GET /rest/training/coding/{{key}} lists them, from 0.', {
            number: fix,
            key: coding.entry.challenge.key,
          }),
        )
      await installedFixes.apply(world, coding.weakness, typeof fix === 'number' ? `fix:${name}` : fix)
      return state(visit, coding)
    }),
    handle(calls.replayAttack, async ({ world }, { params }, request) => {
      const { entry, weakness } = known(world, params.key)
      const { solves } = of(world)
      if (!solves.has(entry.challenge.key))
        throw new HttpError(
          409,
          'Solve the challenge yourself first. Then the shop can be attacked the same way again.',
        )
      const proof = await entry.loadProof()
      const { exploit, goal } = attackOnCode(proof, entry.challenge)
      const solving = solves.requestOf(entry.challenge.key)
      // The player's own request is only repeated if it attacks the code and its effect can occur again. A cut request cannot be
      // repeated, a lasting effect already exists, and a signed transaction runs only once.
      const own =
        solving && !solving.cut && !proof.onCode && !proof.isLasting && !weakness.ownContract
          ? await inside.run(world, goal, (client) => sendAgain(client, solving), { cookies: playerCookies(request) })
          : null
      if (own?.solved) return { works: true, attack: 'own', transcript: own.transcript }
      const example = await inFreshShop(registry, world, (fresh) => inside.run(fresh, goal, exploit))
      if (own && !example.solved) return { works: false, attack: 'own', transcript: own.transcript }
      return { works: example.solved, attack: 'example', transcript: example.transcript }
    }),
    handle(calls.judgeOwnFix, async ({ world }, { params, body }, { hungUp }) => {
      const coding = known(world, params.key)
      refuseOwnFixes(world)
      if (!coding.weakness.ownFix && !coding.weakness.ownContract)
        throw new HttpError(
          404,
          'This challenge has no place for a fix of your own. Choose one of those that it offers.',
        )
      const publish = events.publisherFor(world.id)
      const placed = (place: number) => publish('ownFixWaits', { key: params.key, place })
      const { verdict, code } = await judge.judge(world, coding, body.code, { onPosition: placed, signal: hungUp })
      publish('ownFixJudged', { key: params.key, verdict: verdict.kind, code: body.code })
      if (code !== null) {
        await installedFixes.keepOwnFix(world, coding.weakness, { source: body.code, code })
        const { key, codingChallenge } = coding.entry.challenge
        const expected = codingChallenge ? minutesToFix(Object.keys(coding.weakness.fixes).length) : null
        of(world).coding.recordHeldFix(key, expected, world.clock.now())
      }
      return verdict
    }),
    handle(calls.getOwnModule, ({ world }, { params }) => {
      // It runs whether its challenge counts or not.
      const own = installedFixes.ownModule(world, params.key)
      if (!own) throw new HttpError(404, 'No fix of your own runs in the browser here.')
      return new HttpResponse(200, Buffer.from(own.code), {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-store',
      })
    }),
  ]
}

/** @throws HttpError 403 */
function refuseOwnFixes({ configuration }: World): void {
  if (!configuration.challenges.ownFixesEnabled)
    throw HttpError.expected(403, 'Fixes of your own are switched off here.')
}

/** @throws HttpError 404 for a challenge without code, 403 while the code is locked or disabled */
function openEntry({ catalogue, solves }: CodingParts, world: World, key: string): CodingEntry {
  const { challenges } = world.configuration
  refuseWithoutCode(world.configuration)
  const coding = repairableEntry(catalogue, world.configuration, key)
  if (!coding) throw new HttpError(404, 'There is no code of this challenge to repair.')
  const isOpen = coding.entry.challenge.codingChallenge && challenges.codingChallengesEnabled === 'always'
  if (!isOpen && !solves.has(key)) throw new HttpError(403, 'Solve the challenge first: then its code is open to you.')
  return coding
}

/** Credentials of the player, so that the repeated attack acts as the player. */
function playerCookies({ headers, cookies }: RequestDetails): Record<string, string> {
  const bearer = /^bearer (.+)$/i.exec(String(headers.authorization ?? ''))?.[1]
  const token = bearer ?? cookies.token
  return token === undefined ? {} : { token }
}

async function sendAgain(
  client: LoopbackClient,
  { kind, method, url, contentType, body }: SolvingRequest,
): Promise<void> {
  if (kind === 'message') {
    await client.emit(url, contentType === 'application/json' ? JSON.parse(body || 'null') : body)
    return
  }
  await client.send(method as 'GET', url, {
    ...(contentType !== '' && { headers: { 'content-type': contentType } }),
    ...(body !== '' && { body }),
  })
}
