import { leaveFeedback } from '@fruit/challenge-kit/leave-feedback'
import type { Attack, Attacker } from '@fruit/challenge-kit/proof'

/** Sends a complaint as a new customer. */
export async function complain(attacker: Attacker, message: string): Promise<unknown> {
  await attacker.becomeCustomer()
  const { id } = (await attacker.get('/rest/user/whoami')).json().user
  return attacker.post('/api/Complaints', { UserId: id, message })
}

const tell = (attacker: Attacker, comment: string) => leaveFeedback(attacker, { comment })

/** Ways in which players report these words to the shop. */
export function reportSpellings(words: readonly string[]): Record<string, Attack> {
  const all = words.join(' ')
  const turned = [...words].reverse().join(', then ')
  return {
    'nothing but the words': (attacker) => tell(attacker, all),
    'in capitals': (attacker) => tell(attacker, all.toUpperCase()),
    'in small letters': (attacker) => tell(attacker, all.toLowerCase()),
    'the last one first': (attacker) => tell(attacker, `You really should look at ${turned}.`),
    'on lines of their own': (attacker) => tell(attacker, `Please look at:\n${words.join('\n')}\n`),
    'in quotation marks': (attacker) => tell(attacker, words.map((word) => `"${word}"`).join(' & ')),
    'with the author that the form puts behind': (attacker) => tell(attacker, `${all} (anonymous)`),
    'in a language of the shop': (attacker) => tell(attacker, `Bitte seht euch das an: ${all}!`),
    'as a customer': async (attacker) => {
      await attacker.becomeCustomer()
      await tell(attacker, `Not good: ${all}`)
    },
    'in a complaint': (attacker) => complain(attacker, `I have to complain about ${all}.`),
    'in a complaint in capitals': (attacker) => complain(attacker, all.toUpperCase()),
  }
}

/** Similar messages that must not count as a report of these words. */
export function reportNearMisses(words: readonly string[]): Record<string, Attack> {
  const all = words.join(' ')
  const [first, ...others] = words
  const rest = others.length > 0 ? others.join(' ') : 'nothing else'
  const mistyped = words.map((word) => word.slice(0, -1)).join(' ')
  return {
    'with a captcha that is not solved': (attacker) => leaveFeedback(attacker, { comment: all, captcha: 'none' }),
    'in a search': (attacker) => attacker.get(`/rest/products/search?q=${encodeURIComponent(all)}`),
    'in a review': async (attacker) => {
      const { email } = await attacker.becomeCustomer()
      await attacker.put('/rest/products/1/reviews', { message: all, author: email })
    },
    'in a complaint of nobody': (attacker) => attacker.post('/api/Complaints', { UserId: 1, message: all }),
    'with the last sign of each word left out': (attacker) => tell(attacker, mistyped),
    'spelled with dots': (attacker) => tell(attacker, [...all].join('.')),
    'the question alone': (attacker) => tell(attacker, 'Is anything wrong with what you sell, or with what you use?'),
    ...(others.length > 0 && {
      'the first word alone': (attacker) => tell(attacker, `Look at ${first}.`),
      'the other words alone': (attacker) => tell(attacker, `Look at ${rest}.`),
      'in two pieces': async (attacker) => {
        await tell(attacker, `One: ${first}`)
        await tell(attacker, `Two: ${rest}`)
        await complain(attacker, `Once more: ${first}`)
      },
    }),
  }
}
