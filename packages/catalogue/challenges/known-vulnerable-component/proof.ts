import { leaveFeedback } from '@fruit/challenge-kit/leave-feedback'
import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { complain, reportNearMisses, reportSpellings } from '../../src/ways-to-report.ts'
import { challenge } from './challenge.ts'

/** Returns name and version of pinned packages that the simulated package registry has recalled. */
async function findRecalled(attacker: Attacker): Promise<string[]> {
  const manifest = await attacker.get('/ftp/package.json.bak%2500.md')
  if (manifest.status !== 200) return guessRecalled(attacker)
  const pinned = Object.entries<string>(manifest.json().dependencies).filter(([, version]) => /^\d/.test(version))
  const labels = await Promise.all(pinned.map(([name]) => attacker.get(`/internet/stall.example/${name}.html`)))
  return pinned.filter((_, index) => /Recall:/.test(labels[index]!.text)).map((words) => words.join(' '))
}

/** Without the manifest, tries all recalled versions of the registry. */
async function guessRecalled(attacker: Attacker): Promise<string[]> {
  const hits = (await attacker.get('/internet?q=recall%20jars')).text
  const names = new Set([...hits.matchAll(/stall\.example\/([\w-]+)\.html"/g)].map(([, name]) => name!))
  const guesses = [...names].map(async (name) => {
    const { text } = await attacker.get(`/internet/stall.example/${name}.html`)
    return [...text.matchAll(/(\d{1,4}\.\d{1,4}\.\d{1,4}) among them/g)].map(([, version]) => `${name} ${version}`)
  })
  return (await Promise.all(guesses)).flat()
}

const say = (comment: string) => (attacker: Attacker) => leaveFeedback(attacker, { comment })

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    const [recalled] = await findRecalled(attacker)
    await say(`Please stop using ${recalled}.`)(attacker)
  },
  spellings: {
    ...reportSpellings(['sanitize-html', '1.4.2']),
    'as npm writes it': say('sanitize-html@1.4.2'),
    'as the manifest has it': say('"express-jwt": "0.1.3"'),
    'the other library in a complaint': (attacker) => complain(attacker, 'Still on express-jwt in version 0.1.3?'),
    'at the end of a sentence': say('I know what is wrong with sanitize-html v1.4.2.'),
    'with an exploit beside it': say('sanitize-html 1.4.2: <<script>x</script>script>alert(1)<</script>/script>'),
  },
  nearMisses: {
    ...reportNearMisses(['sanitize-html', '1.4.2']),
    'reading all labels and saying nothing': findRecalled,
    'each name with the version of the other': async (attacker) => {
      await say('sanitize-html 0.1.3')(attacker)
      await say('express-jwt 1.4.2')(attacker)
    },
    'versions with more digits': async (attacker) => {
      await say('sanitize-html 1.4.20')(attacker)
      await say('sanitize-html 1.4.2.1')(attacker)
      await say('express-jwt 10.1.3')(attacker)
    },
    'the version that is mended': say('sanitize-html 1.4.3'),
    'the names without versions': say('sanitize-html and express-jwt'),
    'a library that the market did not call back': say('express ~4.16 and z85 ~0.0'),
  },
})
