import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const say = (attacker: Attacker, ...said: string[]) =>
  attacker.post('/rest/chat', { messages: said.map((content) => ({ role: 'user', content })) })

/** Sends a question with the cookie that the administration page sets. */
async function ask(attacker: Attacker, shown: string, content = 'Do you have apple juice?'): Promise<void> {
  await attacker.post('/rest/chat', { messages: [{ role: 'user', content }] }, { cookies: { show_tool_calls: shown } })
}

export const proof = prove(challenge, {
  exploit: (attacker) => ask(attacker, 'true'),
  spellings: {
    'as a customer': async (attacker) => {
      await attacker.becomeCustomer()
      await ask(attacker, 'true')
    },
    'about reviews': (attacker) => ask(attacker, 'true', 'What do people say about the apple juice?'),
  },
  nearMisses: {
    'without the cookie': (attacker) => say(attacker, 'Do you have apple juice?'),
    'the switch off': (attacker) => ask(attacker, 'false'),
    'with the cookie, and no tool': (attacker) => ask(attacker, 'true', 'hello'),
    'another spelling of the cookie': (attacker) => ask(attacker, 'yes'),
  },
  bypasses: {
    'ask-the-cookie': (attacker) => ask(attacker, 'true'),
    'show-to-members': async (attacker) => {
      await attacker.becomeCustomer()
      await ask(attacker, 'true')
    },
  },
})
