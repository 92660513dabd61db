import { answers } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { listTargets } from '@fruit/shop/redirects/seams'

export const weakness = defineWeakness({
  id: 'redirect-crypto-currency',
  seams: [listTargets],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'list-what-is-linked': {
      outcome: 'holds',
      why: 'Only addresses that a page of the shop really links to are left. What nobody needs any more, nobody can be sent to.',
      load: () => import('./fix-list-what-is-linked.ts'),
    },
    'drop-the-first-coin': {
      outcome: 'leaks',
      why: 'One of three was removed, the one that somebody happened to think of. The shop still leads to the other two.',
      load: () => import('./fix-drop-the-first-coin.ts'),
    },
    'keep-coins-apart': {
      outcome: 'leaks',
      why: 'The list looks tidier, but at the end both halves are put together again. Sorting is not removing.',
      load: () => import('./fix-keep-coins-apart.ts'),
    },
    'lead-nowhere': {
      outcome: 'breaks',
      why: 'Nobody is sent to a retired address, nor anywhere else: the links to the sources, the book and the T-shirts end on an error page.',
      load: () => import('./fix-lead-nowhere.ts'),
    },
  },
  ownFix: {
    listTargets: {
      signature: '() => readonly string[]',
      doc: 'Gives the addresses that the shop leads visitors to by `/redirect?to=`. Pages of the shop link to its sources, two T-shirt shops, a sticker shop and a book.',
      property: answers(listTargets, {
        name: 'The list holds the addresses that pages of the shop link to, and no other.',
        cases: () => [[] as []],
        wrong: (targets, due) => {
          if (targets.some((target) => !due.includes(target))) return 'leaks'
          return due.every((target) => targets.includes(target)) ? null : 'breaks'
        },
        request: () => ({ method: 'GET', url: '/redirect', as: 'anybody' }),
        requestFor: (targets) => {
          const due = listTargets.safe()
          const telling =
            targets.find((target) => !due.includes(target)) ?? due.find((target) => !targets.includes(target)) ?? ''
          return { method: 'GET', url: `/redirect?to=${encodeURIComponent(telling)}`, as: 'anybody' }
        },
      }),
      example: [],
      fits: (answer: unknown): answer is readonly string[] =>
        Array.isArray(answer) && answer.every((address) => typeof address === 'string'),
    },
  },
})
