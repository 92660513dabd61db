import { showAnswer } from '@fruit/isomorphic/chat/seams'
import type { Visit } from '@fruit/world/visit'
import { defineState, type World } from '@fruit/world/world'
import { conversationCarried } from './facts.ts'

/** An answer of the assistant, and what had been said before it. */
interface Given {
  readonly said: readonly string[]
  readonly told: string
}

const MOST_KEPT = 20
/** Of what was said so many signs must be in an address. */
const LEAST_CARRIED = 8

const recent = defineState('chat.recent-answers', (): Given[] => [])

/** Keeps an answer in mind: a browser shows it next. */
export function noteAnswer(world: World, given: Given): void {
  const kept = world.state(recent)
  kept.push(given)
  if (kept.length > MOST_KEPT) kept.shift()
}

/**
 * Notes a request to a host of the small internet, where a page that shows an answer of the assistant makes it: what the
 * browser makes of the answer has a picture with this address, and the address holds what was said.
 *
 * @param path of the page out there, with its host, as it was asked for
 */
export async function noteRequestOut(visit: Visit, path: string, query: string): Promise<void> {
  const { world } = visit
  const carried = decoded(query)
  if (carried.length < LEAST_CARRIED) return
  for (const { said, told } of world.state(recent).toReversed()) {
    const what = said.find((text) => text.length >= LEAST_CARRIED && shares(carried, text))
    if (what === undefined) continue
    const markup = await world.call(showAnswer, told)
    const pictures = [...markup.matchAll(/<img\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)]
    const isAsked = pictures.some(([, ...address]) => {
      const [place = '', asked = ''] = (address.find(Boolean) ?? '').split(/\?(.*)/s)
      return place.replace(/^(?:https?:\/\/|.*\/internet\/)/, '') === path && decoded(asked) === carried
    })
    if (!isAsked) continue
    visit.record(conversationCarried, { host: path.split('/')[0]!, said: what })
    return
  }
}

function shares(carried: string, text: string): boolean {
  for (let place = 0; place + LEAST_CARRIED <= text.length; place++)
    if (carried.includes(text.slice(place, place + LEAST_CARRIED))) return true
  return false
}

function decoded(query: string): string {
  try {
    return decodeURIComponent(query.replaceAll('+', ' ').replaceAll('&amp;', '&'))
  } catch {
    return query
  }
}
