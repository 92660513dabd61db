import { type Attack, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

// Created with the public library hashids, using the salt, length and alphabet that the hints name.
const CODE = '69OxrZ8aJEgxONZyWoz1Dw4BvXmRGkM6Ae9M7k2rK63YpqQLPjnlb5V5LvDj'

const apply =
  (code: string, kind = ''): Attack =>
  (attacker) =>
    attacker.put(`/rest/continue-code${kind}/apply/${code}`)

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await attacker.get('/rest/continue-code')
    await apply(CODE)(attacker)
  },
  spellings: {
    'after number 1': apply('yXjv6Z5jWJnzD6a3YvmwPRXK7roAyzHN9de2Og19yEN84plqxkMBbLVQrDeo'),
    'before number 1': apply('vV5Dy6bO5Nl2nwmgjvPXQWpxJ3zA4vMSvGYk98r7yKVEDoMB1eZaqL4RxLPm'),
    'between other numbers': apply('QM2Pnpr4oJ631VDmvNjzXl8aBdvmnt9DS9AKEqQMYxRw5ZgkLWOy9eb72j9D'),
    'twice in one code': apply('W67X45Pz1KmXxDZgNRyV9BQrwpdxYzI1pGOno6kL72qEvWMbYljae38JjNwm'),
    'as a client that sends a body': (attacker) => attacker.put(`/rest/continue-code/apply/${CODE}`, {}),
    'signed in': async (attacker) => {
      await attacker.becomeCustomer()
      await apply(CODE)(attacker)
    },
  },
  nearMisses: {
    'number 998': apply('zWyNBPzxPa4yZNDrwVXk5BlRq8YM0a4mGbJpn9W6vg3LE7mQOje1K2oVpMk4'),
    'number 1000': apply('1KbV5a7Q65yx3YJp1kNW4RKP9Xzjd5vJGvOElgbLeqVmDBMn8roZw2alnjR9'),
    'number 9999': apply('9OxrZ8aJEgxONZyWoz1Dw4BvXmRGkQVgAe9M7k2rK63YpqQLPjnlb5V5LvDj'),
    'three nines': apply('6R8YrZYgwj1y2qMBPWQmEK8knv0p5sKs9A7Le4pOlRxXzbao3DV5J69NbXra'),
    'number 999 with no salt': apply('7lOXm4onv2WRr05zOqE89kpPy7LDdwv1b1YKXAxljVwBJ4M63NGmQgZR3JP9'),
    'number 999 without the least length': apply('kM6'),
    'number 999 with twenty signs at least': apply('Dw4BvXmRGkM6Ae9M7k2r'),
    'the number as it is': apply('999'),
    'the code in small letters': apply(CODE.toLowerCase()),
    'the code with its last sign left out': apply(CODE.slice(0, -1)),
    'the code of found lines': apply('KQpPYyDzGwvNMRqJoY5bWk7O61eX43aXAnlaVPyK2E0pjd9xmrLgQ3B5n6Ej', '-findIt'),
    'the code of chosen fixes': apply('n5Q2El4nOdmgrwNyQ0ok3eLpEW8J1G6waYPXjKql9Z65z7vbDMVG2RBV7DJb', '-fixIt'),
    'the right code where lines are restored': apply(CODE, '-findIt'),
    'reading a code': (attacker) => attacker.get('/rest/continue-code'),
  },
})
