import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { assetServed } from '@fruit/shop/files/facts'
import { blueprintName, PRODUCT_PICTURES } from './blueprint-name.ts'

export const challenge = defineChallenge({
  id: 72,
  key: 'retrieveBlueprintChallenge',
  name: 'Retrieve Blueprint',
  category: 'Sensitive Data Exposure',
  difficulty: 5,
  tags: [],
  cwe: [425],
  owasp: ['A01:2021', 'A01:2025'],
  asvs: ['V8.2.2'],
  wstg: ['WSTG-CONF-04'],
  kind: 'discovery',
  place: { call: 'GET /assets/public/images/products/{name}', parameter: 'path.name' },
  codingChallenge: false,
  solvedWhen: when(
    assetServed,
    ({ path }, { configuration }) => path === `${PRODUCT_PICTURES}/${blueprintName(configuration)}`,
  ),
})
