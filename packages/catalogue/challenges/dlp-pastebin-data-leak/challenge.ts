import { defineChallenge } from '@fruit/challenge-kit/challenge'
import { whenReported } from '../../src/when-reported.ts'
import { recalledProduct } from './dangerous-together.ts'

export const challenge = defineChallenge({
  id: 43,
  key: 'dlpPastebinDataLeakChallenge',
  name: 'Leaked Unsafe Product',
  category: 'Sensitive Data Exposure',
  difficulty: 4,
  tags: ['Shenanigans', 'OSINT'],
  cwe: [200],
  owasp: ['A01:2021', 'A01:2025'],
  asvs: ['V14.2.3'],
  wstg: ['WSTG-INFO-01'],
  kind: 'knowledge',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
  place: { call: 'POST /api/Feedbacks', parameter: 'body.comment' },
  prerequisites: ['christmasSpecialChallenge'],
  codingChallenge: false,
  solvedWhen: whenReported((text, { configuration }) => {
    const said = text.toLowerCase()
    const { plants } = recalledProduct(configuration)
    return plants.length > 0 && plants.every((plant) => said.includes(plant.toLowerCase()))
  }),
})
