import { leaveFeedback } from '@fruit/challenge-kit/leave-feedback'
import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { complain, reportNearMisses, reportSpellings } from '../../src/ways-to-report.ts'
import { challenge } from './challenge.ts'

const NAME = 'ngy-cookie'

/** Returns libraries in the licence list whose registry page says that their description was copied. */
async function findLookalikes(attacker: Attacker): Promise<string[]> {
  const list = (await attacker.get('/3rdpartylicenses.txt')).text
  const names = [...list.matchAll(/^(\S+)\n\S+$/gm)].map(([, name]) => name!)
  const labels = await Promise.all(
    names.map((name) => attacker.get(`/internet/stall.example/${encodeURIComponent(name)}.html`)),
  )
  return names.filter((_, index) => /is the one of[\s\S]{0,500}word for word/.test(labels[index]!.text))
}

const say = (comment: string) => (attacker: Attacker) => leaveFeedback(attacker, { comment })

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    for (const name of await findLookalikes(attacker)) await say(`Did you mean to use ${name}?`)(attacker)
  },
  spellings: {
    ...reportSpellings([NAME]),
    'with a blank in place of the hyphen': say('You use ngy cookie in your pages.'),
    'with an underscore': say('ngy_cookie'),
    'as one word': say('ngycookie, really?'),
    'as many of them': say('Beware of ngy-cookies!'),
    'with its version': say('ngy-cookie@6.0.1'),
    'with the one that was meant': say('It is ngx-cookie that you wanted, and ngy-cookie that you have.'),
    'as older clients of the interface name theirs': say('anuglar2-qrcode'),
  },
  nearMisses: {
    ...reportNearMisses([NAME]),
    'reading the list and saying nothing': findLookalikes,
    'the package that it imitates': say('You use ngx-cookie, which is fine.'),
    'the imitation of the server': say('epilogue-js'),
    'the cookie alone': say('I like your cookies.'),
    'inside a longer name': say('mongy-cookiejar'),
    'the whole list, with the name somewhere in it': say(
      'react, react-dom, react-router, react-hook-form, react-i18next, i18next, ngy-cookie, uqr, zod',
    ),
    'every letter of the alphabet': say(
      [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `ng${letter}-cookie`).join(' '),
    ),
    'many names in a complaint': (attacker) =>
      complain(attacker, 'ngx-cookie ngy-cookie ngz-cookie nga-cookie ngb-cookie ngc-cookie ngd-cookie'),
  },
})
