import { expect, test } from 'vitest'
import { authenticatorAddress, inGroups } from './authenticator-address.ts'

test('contains shop, customer and secret', () => {
  const address = authenticatorAddress('Forbidden Fruit', 'pip+1@fruit.test', 'JBSWY3DPEHPK3PXP')
  expect(address).toBe(
    'otpauth://totp/Forbidden%20Fruit:pip%2B1%40fruit.test?secret=JBSWY3DPEHPK3PXP&issuer=Forbidden%20Fruit',
  )
  expect(new URL(address).searchParams.get('issuer')).toBe('Forbidden Fruit')
})

test('groups a secret by four characters', () => {
  expect(inGroups('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP')
  expect(inGroups('JBSWY3')).toBe('JBSW Y3')
})
