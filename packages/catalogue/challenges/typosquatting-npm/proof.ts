import { leaveFeedback } from '@fruit/challenge-kit/leave-feedback'
import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { reportNearMisses, reportSpellings } from '../../src/ways-to-report.ts'
import { challenge } from './challenge.ts'

/** Looks up each package of the manifest in the simulated registry and returns those that run install scripts. */
async function findLookalikes(attacker: Attacker): Promise<string[]> {
  const manifest = await attacker.get('/ftp/package.json.bak%2500.md')
  // Without the manifest, all packages in the registry are looked up.
  const market = (await attacker.get('/internet/stall.example')).text
  const sold = [...market.matchAll(/stall\.example\/([\w-]+)\.html"/g)].map(([, name]) => name!)
  const named = manifest.status === 200 ? Object.keys(manifest.json().dependencies) : sold
  const labels = await Promise.all(named.map((name) => attacker.get(`/internet/stall.example/${name}.html`)))
  return named.filter((_, index) => labels[index]!.status === 200 && /Runs <code>/.test(labels[index]!.text))
}

const say = (comment: string) => (attacker: Attacker) => leaveFeedback(attacker, { comment })

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    for (const name of await findLookalikes(attacker)) await say(`Are you sure that you wanted ${name}?`)(attacker)
  },
  spellings: reportSpellings(['epilogue-js']),
  nearMisses: {
    ...reportNearMisses(['epilogue-js']),
    'reading the label and saying nothing': findLookalikes,
    'the package that it imitates': say('You use epilogue, which is fine.'),
    'the name with a blank': say('epilogue js'),
    'the name with a dot': say('epilogue.js'),
    'another package of the manifest': say('eslint-scope 3.7.2, express-jwt 0.1.3 and sanitize-html 1.4.2'),
  },
})
