import { expect, test } from 'vitest'
import { easyPassword } from './easy-passwords.ts'

const email = 'pippa.rind@customer.test'

test.each([
  'admin123',
  'Password1!',
  'p@ssw0rd',
  '123456',
  'aaaaaaaa',
  '!!!!!',
  'QWERTY',
  '2024summer',
  'pippa.rind',
  'PippaRind99',
])('rejects the easy password %s', (password) => {
  expect(easyPassword(password, email)).toMatch(/\.$/)
})

test.each([
  'a ripe password',
  'ripe plums',
  'plums ripen slowly in the rain',
  'слива под дождём',
  '4815162342108',
  'x7$Gq!m2',
  'administrators like cheese',
])('accepts %s', (password) => {
  expect(easyPassword(password, email)).toBeNull()
})
