import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { containsElement, containsUrl } from '@fruit/challenge-kit/shown-element'
import { productChanged } from '@fruit/shop/products/facts'
import { messageWith } from '@fruit/world/texts/texts'
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
    const { id, original, address, link } = tamperedProduct(configuration)
    const { description } = after
    if (productId !== id || !containsUrl(description, 'href', address)) return false
    if (!containsElement(description, link))
      return messageWith('You put a link there. The task asks for this text: {{link}}', { link })
    return (
      !containsUrl(description, 'href', original) ||
      'Your link is beside the old one. The task asks for it in place of the old one.'
    )
  }),
})
