import { leaveFeedback } from '@fruit/challenge-kit/leave-feedback'
import { prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    const { token } = await attacker.becomeCustomer()
    const { data } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
    const looksLike = /^[0-9a-f]{32}$/.test(data.password) ? 'MD5' : 'something better'
    await leaveFeedback(attacker, { comment: `You hash passwords with ${looksLike}!` })
  },
  nearMisses: {
    'praise for what is good': (attacker) =>
      leaveFeedback(attacker, { comment: 'Argon2id would be nice, and AES-GCM.' }),
    'a hash that the shop does not use': (attacker) =>
      leaveFeedback(attacker, { comment: 'Is SHA-1 still in fashion?' }),
    'a name that is only almost right': (attacker) => leaveFeedback(attacker, { comment: 'MD 5, base 64 and base-85' }),
    'the right name with a captcha that is not solved': (attacker) =>
      leaveFeedback(attacker, { comment: 'md5', captcha: 'none' }),
    'the right name in a search': (attacker) => attacker.get('/rest/products/search?q=md5'),
  },
})
