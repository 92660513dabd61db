import { markup } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { showLoginAddress } from '@fruit/isomorphic/accounts/seams'
import { readLoginAddress } from '@fruit/shop/accounts/seams'

export const weakness = defineWeakness({
  id: 'http-header-xss',
  seams: [readLoginAddress, showLoginAddress],
  flaw: async () => ({ ...(await import('./flaw.ts')), ...(await import('./client/flaw.ts')) }),
  fixes: {
    'trust-no-header': {
      outcome: 'holds',
      why: 'The address is the one at the other end of the line, and nobody can write a tag there. Behind a proxy of one’s own the server is told which proxies to believe, once, for all calls. What was stored before still runs until the screen shows it as text.',
      load: () => import('./fix-trust-no-header.ts'),
    },
    'show-as-text': {
      outcome: 'holds',
      why: 'The screen shows an address letter by letter. Whatever a header brought in, even before this repair, none of it runs. That anybody can claim to come from anywhere is left to be repaired.',
      load: () => import('./client/fix-show-as-text.ts'),
    },
    'look-at-the-beginning': {
      outcome: 'leaks',
      why: 'The text begins with four numbers, and goes on as the attacker likes. A check that is not tied to the end is no check of the whole.',
      load: () => import('./fix-look-at-the-beginning.ts'),
    },
    'remove-scripts': {
      outcome: 'leaks',
      why: 'A list of one bad element. Frames run scripts, pictures that fail to load do, and dozens of others. Show the text as text, and no list is needed.',
      load: () => import('./client/fix-remove-scripts.ts'),
    },
  },
  ownFix: {
    showLoginAddress: {
      signature: '(address: string) => string',
      doc: 'Gives the HTML of the address that an account last signed in from, as the screen about it shows it. It runs in the browser. An address should be text: the screen needs no element of it.',
      property: markup(showLoginAddress, {
        keeps: 'text',
        name: 'Whatever was stored as an address, the screen shows it letter by letter, and nothing in it becomes an element.',
        honest: async () => [
          '127.0.0.1',
          '0.0.0.0',
          '192.168.1.17',
          '203.0.113.195, 70.41.3.18',
          '2001:db8::7',
          '[fe80::1%eth0]:443',
          'unknown',
          '<unknown>',
          'host-7.office & lab',
          '"quoted"',
        ],
        request: (address) => ({
          method: 'GET',
          url: '/rest/saveLoginIp',
          headers: { 'true-client-ip': address },
          as: 'customer',
        }),
      }),
      example: ['127.0.0.1'],
      fits: (answer: unknown) => typeof answer === 'string',
    },
  },
})
