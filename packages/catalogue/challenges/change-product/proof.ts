import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

interface Task {
  readonly id: number
  readonly description: string
  /** Current and required address of the product's link. */
  readonly from: string
  readonly to: string
}

/** Reads public data: the task, the shop's configuration and the product. */
async function readTask(attacker: Attacker): Promise<Task> {
  const { config } = (await attacker.get('/rest/admin/application-configuration')).json()
  const { name, urlForProductTamperingChallenge: from } = config.products.find(
    (product: { urlForProductTamperingChallenge?: string }) => product.urlForProductTamperingChallenge,
  )
  const found = await attacker.get(`/rest/products/search?q=${encodeURIComponent(name)}`)
  const { id, description } = found.json().data[0]
  return { id, description, from, to: config.challenges.overwriteUrlForProductTamperingChallenge }
}

const change = (attacker: Attacker, id: number, fields: object) => attacker.put(`/api/Products/${id}`, fields)

async function turnLink(attacker: Attacker): Promise<void> {
  const { id, description, from, to } = await readTask(attacker)
  await change(attacker, id, { description: description.replace(from, to) })
}

export const proof = prove(challenge, {
  exploit: turnLink,
  nearMisses: {
    'a change of the price alone': async (attacker) => change(attacker, (await readTask(attacker)).id, { price: 0.01 }),
    'the new link beside the old one': async (attacker) => {
      const { id, description, to } = await readTask(attacker)
      await change(attacker, id, { description: `${description} <a href="${to}" target="_blank">More...</a>` })
    },
    'the new address as text, without a link': async (attacker) => {
      const { id, to } = await readTask(attacker)
      await change(attacker, id, { description: `See ${to} for more.` })
    },
    'the new link inside a comment, where nobody can follow it': async (attacker) => {
      const { id, to } = await readTask(attacker)
      await change(attacker, id, { description: `Sealed. <!-- <a href="${to}" target="_blank">More...</a> -->` })
    },
    'a link that opens in the same window': async (attacker) => {
      const { id, to } = await readTask(attacker)
      await change(attacker, id, { description: `<a href="${to}">More...</a>` })
    },
    'the link of another product': async (attacker) => {
      const { id, to } = await readTask(attacker)
      await change(attacker, id + 1, { description: `<a href="${to}" target="_blank">More...</a>` })
    },
    'a product of one’s own with that link': async (attacker) => {
      const { to } = await readTask(attacker)
      await attacker.becomeCustomer()
      const description = `<a href="${to}" target="_blank">More...</a>`
      await attacker.post('/api/Products', { name: 'Tampered Seals', price: 1, description })
    },
    'a change that is refused, since nothing is stored': async (attacker) => {
      const { id, to } = await readTask(attacker)
      await change(attacker, id, { description: `<a href="${to}" target="_blank">More...</a>`, price: -1 })
    },
  },
  bypasses: {
    'any-account': async (attacker) => {
      await attacker.becomeCustomer()
      await turnLink(attacker)
    },
  },
})
