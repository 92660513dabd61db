import { leaveFeedback } from '@fruit/challenge-kit/leave-feedback'
import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { reportNearMisses, reportSpellings } from '../../src/ways-to-report.ts'
import { challenge } from './challenge.ts'

const PLANTS = ['hueteroneel', 'eurogium edule'] as const

interface Product {
  readonly name: string
  readonly description: string
}

/** Finds a recalled product and what the simulated internet's search knows about it. */
async function followTheLeak(attacker: Attacker): Promise<{ listed: string[]; herbal: string }> {
  const search = await attacker.get(`/rest/products/search?q=${encodeURIComponent("'))--")}`)
  const products: Product[] = search.status === 200 ? search.json().data : []
  const recalled = products.find(({ description }) => description.includes('Recalled'))
  // If the shop's search does not return the name, a search for "off the shelf" leads to the post.
  const hits = await attacker.get(`/internet?q=${encodeURIComponent(recalled?.name ?? 'off the shelf')}`)
  const page = /href="(\/internet\/chirp\.example\/[^"]+)"/.exec(hits.text)![1]!
  const posts = (await attacker.get(page)).text
  const linked = [...posts.matchAll(/href="\.\.\/([^"]+)"/g)].map(([, path]) => `/internet/${path}`)
  const paste = (await attacker.get(linked.find((path) => path.endsWith('.txt'))!)).text
  const herbal = (await attacker.get(linked.find((path) => path.includes('herbal'))!)).text
  return { listed: [...paste.matchAll(/^ ?\d+ {2}(.+)$/gm)].map(([, plant]) => plant!), herbal }
}

/** Returns the listed plants that, by the herbal, must not be combined. */
async function findTheTwo(attacker: Attacker): Promise<string[]> {
  const { listed, herbal } = await followTheLeak(attacker)
  const rows = [...herbal.matchAll(/<tr><td>([^<]+)<\/td><td>([^<]+)</g)].map(([, plant, entry]) => ({
    plant: plant!.toLowerCase(),
    entry: entry!,
  }))
  return rows.flatMap(({ plant, entry }) => {
    const other = listed.find((each) => each !== plant && entry.includes(each))
    return listed.includes(plant) && other ? [plant, other] : []
  })
}

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    const [one, other] = await findTheTwo(attacker)
    await leaveFeedback(attacker, { comment: `Never again ${one} together with ${other}, please.` })
  },
  spellings: reportSpellings(PLANTS),
  nearMisses: {
    ...reportNearMisses(PLANTS),
    'reading the whole leak and saying nothing': findTheTwo,
    'another pair that does not get along': (attacker) =>
      leaveFeedback(attacker, { comment: 'Was it the foxglove, with hops?' }),
    'the name of the product': (attacker) => leaveFeedback(attacker, { comment: 'Hush Nightcap made me sleepy.' }),
  },
})
