import { defineChallenge, when } from '@fruit/challenge-kit/challenge'
import { premiumPictureShown } from '@fruit/shop/hidden/facts'

/**
 * Path of the picture, encrypted with AES-256-CBC by the initialisation vector and key in `/encryptionkeys/premium.key`, Base64. The key is
 * padded with zeros to 32 bytes, as `openssl enc` does. The task contains it in a comment.
 */
const SEALED_PATH =
  'RYcgB0AFUN4v84F0wtrmiyg31PzSmbtJMEMWPfNcSCHPPRWZrFNuiyHoB/VSfBkG9qAUO1uB1dwqLBAw/8mxl0aSExlBwtx6R8qmvj3O0boZE/KXF2cFjgER/At1+3fntAeYsHnrIg+oJRBlmiJphg=='

export const challenge = defineChallenge({
  id: 62,
  key: 'premiumPaywallChallenge',
  name: 'Premium Paywall',
  category: 'Cryptographic Issues',
  difficulty: 6,
  tags: ['Shenanigans'],
  cwe: [321],
  owasp: ['A02:2021', 'A04:2025'],
  asvs: ['V13.3.1'],
  wstg: ['WSTG-CRYP-04'],
  kind: 'discovery',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Key_Management_Cheat_Sheet.html',
  place: {
    call: 'GET /this/page/is/hidden/behind/an/incredibly/high/paywall/that/could/only/be/unlocked/by/sending/1btc/to/us',
    parameter: 'path',
  },
  codingChallenge: false,
  words: () => ({ sealedPath: SEALED_PATH }),
  solvedWhen: when(premiumPictureShown),
})
