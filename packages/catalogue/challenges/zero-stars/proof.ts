import { leaveFeedback } from '@fruit/challenge-kit/leave-feedback'
import { prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

export const proof = prove(challenge, {
  exploit: (attacker) => leaveFeedback(attacker, { rating: 0 }),
  nearMisses: {
    'a single star': (attacker) => leaveFeedback(attacker, { rating: 1 }),
    'zero stars with a captcha that is not solved': (attacker) =>
      leaveFeedback(attacker, { rating: 0, captcha: 'none' }),
    'no rating at all': (attacker) => leaveFeedback(attacker, { rating: null }),
    'one star less than none': (attacker) => leaveFeedback(attacker, { rating: -1 }),
    'half a star': (attacker) => leaveFeedback(attacker, { rating: 0.5 }),
  },
})
