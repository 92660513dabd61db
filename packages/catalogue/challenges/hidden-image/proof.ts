import { leaveFeedback } from '@fruit/challenge-kit/leave-feedback'
import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { reportNearMisses, reportSpellings } from '../../src/ways-to-report.ts'
import { challenge } from './challenge.ts'

const say = (comment: string) => (attacker: Attacker) => leaveFeedback(attacker, { comment })

/** Fetches the picture whose lowest bits show a worm with a hat, and finds the worm's name on the simulated internet. */
async function askForHisName(attacker: Attacker): Promise<string> {
  await attacker.get('/assets/public/images/carousel/5.png')
  const hits = await attacker.get('/internet?q=worm%20label')
  const page = /href="(\/internet\/chirp\.example\/[^"]+)"/.exec(hits.text)![1]!
  return /worm on our label[\s\S]{0,500}?it is (\w+)/.exec((await attacker.get(page)).text)![1]!
}

export const proof = prove(challenge, {
  exploit: async (attacker) => say(`I saw ${await askForHisName(attacker)}. Nice hat!`)(attacker),
  spellings: reportSpellings(['Wormhole']),
  nearMisses: {
    ...reportNearMisses(['Wormhole']),
    'finding him and saying nothing': askForHisName,
    'what he is': say('There is a worm with a hat in your plums!'),
    'his name in two words': say('Is it Worm Hole?'),
    'the name of the picture': say('carousel/5.png hides something in its lowest bits'),
  },
})
