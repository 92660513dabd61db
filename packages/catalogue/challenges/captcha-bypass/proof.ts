import { leaveFeedback, solvedCaptcha } from '@fruit/challenge-kit/leave-feedback'
import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

/** Solves one CAPTCHA and sends feedback with it several times. */
async function repeat(attacker: Attacker, times: number, body: object = {}) {
  const solved = await solvedCaptcha(attacker)
  const feedback = { comment: 'Crisp.', rating: 4, ...solved, ...body }
  for (let i = 0; i < times; i++) await attacker.post('/api/Feedbacks', feedback)
}

export const proof = prove(challenge, {
  exploit: (attacker) => repeat(attacker, 10),
  nearMisses: {
    'nine feedbacks': (attacker) => repeat(attacker, 9),
    'ten with a captcha that is not solved': (attacker) => repeat(attacker, 10, { captcha: 'ten' }),
    'nine, and a tenth with a wrong answer': async (attacker) => {
      await repeat(attacker, 9)
      await leaveFeedback(attacker, { captcha: 'ten' })
    },
    'ten with a captcha that there is not': (attacker) => repeat(attacker, 10, { captchaId: 4711 }),
    'ten without stars': (attacker) => repeat(attacker, 10, { rating: null }),
    'ten captchas and not a word': async (attacker) => {
      for (let i = 0; i < 10; i++) await solvedCaptcha(attacker)
    },
  },
  bypasses: {
    'spend-each-captcha': async (attacker) => {
      for (let i = 0; i < 10; i++) await leaveFeedback(attacker)
    },
  },
})
