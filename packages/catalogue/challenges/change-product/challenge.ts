import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { showsElement } from '@fruit/challenge-kit/shown-element'
import { productChanged } from '@fruit/shop/products/facts'
import { tamperedProduct } from './tampered-product.ts'
import { weakness } from './weakness.ts'

export const challenge = defineChallenge({
  id: 65,
  key: 'changeProductChallenge',
  name: 'Product Tampering',
  category: 'Broken Access Control',
  difficulty: 3,
  tags: [],
  cwe: [862],
  owasp: ['A01:2021', 'A01:2025', 'API5:2023'],
  asvs: ['V8.2.1'],
  wstg: ['WSTG-ATHZ-02'],
  kind: 'code',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html',
  place: { call: 'PUT /api/Products/{id}', parameter: 'body.description' },
  weakness,
  codingChallenge: true,
  words: (configuration) => {
    const { name, link } = tamperedProduct(configuration)
    return { product: name, link }
  },
  solvedWhen: when(productChanged, ({ productId, after }, { configuration }) => {
    const { id, original, link } = tamperedProduct(configuration)
    return productId === id && !after.description.includes(original) && showsElement(after.description, link)
  }),
})
