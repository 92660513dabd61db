import type { OpenFlaw } from '@fruit/challenge-kit/challenge'

/**
 * Places of shared weaknesses that no challenge uses. They are active in every new shop. An entry is ignored once a challenge uses its
 * weakness.
 */
export const OPEN_FLAWS: readonly OpenFlaw[] = [
  {
    weakness: 'account-row-after-password-change',
    name: 'A new password is answered with the row of the account',
    cwe: [213],
    owasp: ['A01:2021', 'A01:2025', 'API3:2023'],
    places: [{ call: 'GET /rest/user/change-password', parameter: 'query.new' }],
  },
  {
    weakness: 'account-row-in-token',
    name: 'The token of a session carries the row of the account',
    cwe: [213],
    owasp: ['A01:2021', 'A01:2025', 'API3:2023'],
    places: [{ call: 'POST /rest/user/login', parameter: 'answer' }],
  },
  {
    weakness: 'accounts-for-any-token',
    name: 'Every customer may read all accounts',
    cwe: [862],
    owasp: ['A01:2021', 'A01:2025', 'API5:2023'],
    places: [
      { call: 'GET /api/Users', parameter: 'header.authorization' },
      { call: 'GET /rest/user/authentication-details', parameter: 'header.authorization' },
    ],
  },
  {
    weakness: 'browser-only-length-rules',
    name: 'Lengths are checked by forms alone',
    cwe: [602],
    owasp: ['A04:2021', 'A06:2025'],
    places: [
      { call: 'POST /api/Users', parameter: 'body.password' },
      { call: 'POST /api/Feedbacks', parameter: 'body.comment' },
      { call: 'PUT /rest/products/{id}/reviews', parameter: 'body.message' },
    ],
  },
  {
    weakness: 'captcha-with-answer',
    name: 'A captcha comes with its answer',
    cwe: [804],
    owasp: ['A07:2021', 'A07:2025', 'API6:2023'],
    places: [
      { call: 'GET /rest/captcha', parameter: 'answer' },
      { call: 'GET /rest/image-captcha', parameter: 'answer' },
    ],
  },
  {
    weakness: 'open-keys',
    name: 'The folder of keys can be listed and read',
    cwe: [552],
    owasp: ['A01:2021', 'A01:2025', 'API8:2023'],
    places: [
      { call: 'GET /encryptionkeys', parameter: 'path' },
      { call: 'GET /encryptionkeys/{file}', parameter: 'path.file' },
    ],
  },
  {
    weakness: 'open-quarantine',
    name: 'Files in quarantine are handed out',
    cwe: [552],
    owasp: ['A01:2021', 'A01:2025', 'API8:2023'],
    places: [{ call: 'GET /ftp/{file}', parameter: 'path.file' }],
  },
  {
    weakness: 'unchecked-order-details',
    name: 'An order needs no address, no delivery and no payment',
    cwe: [841],
    owasp: ['A04:2021', 'A06:2025', 'API6:2023'],
    places: [{ call: 'POST /rest/basket/{id}/checkout', parameter: 'body.orderDetails' }],
  },
  {
    weakness: 'uncounted-guesses',
    name: 'Passwords and coupons may be guessed without end',
    cwe: [307],
    owasp: ['A07:2021', 'A07:2025', 'API2:2023'],
    places: [
      { call: 'POST /rest/user/login', parameter: 'body.password' },
      { call: 'PUT /rest/basket/{id}/coupon/{coupon}', parameter: 'path.coupon' },
    ],
  },
  {
    weakness: 'unsalted-password-hash',
    name: 'Passwords are stored as plain digests',
    cwe: [916],
    owasp: ['A02:2021', 'A04:2025'],
    places: [{ call: 'POST /api/Users', parameter: 'body.password' }],
  },
]
