import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { admitPace, judgeCaptcha } from '@fruit/shop/feedback/seams'

export const weakness = defineWeakness({
  id: 'captcha-bypass',
  seams: [judgeCaptcha, admitPace],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'hold-to-a-pace': {
      outcome: 'holds',
      why: 'A captcha works once and then expires, so each piece of feedback costs a new one. And because a script solves sums faster than a person, a limit for each visitor stands behind it, as long as visitors cannot choose what they are told apart by.',
      load: () => import('./fix-hold-to-a-pace.ts'),
    },
    'spend-each-captcha': {
      outcome: 'leaks',
      why: 'One answer no longer opens the door twice. A script simply asks for a new sum each time and works it out, or reads the answer where the shop sends it along. Nothing counts how often.',
      load: () => import('./fix-spend-each-captcha.ts'),
    },
  },
})
