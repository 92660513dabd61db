import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { showToolCalls } from '@fruit/shop/chat/seams'

export const weakness = defineWeakness({
  id: 'ai-debugging',
  seams: [showToolCalls],

  flaw: () => import('./flaw.ts'),
  fixes: {
    'ask-the-session': {
      outcome: 'holds',
      why: 'The role comes from the session, which the server signed. Whoever is not the administrator is not sent what the model asks its tools for.',
      load: () => import('./fix-ask-the-session.ts'),
    },
    'ask-the-cookie': {
      outcome: 'leaks',
      why: 'Now it is the server that looks at the cookie. It is still a cookie that the visitor writes.',
      load: () => import('./fix-ask-the-cookie.ts'),
    },
    'show-to-members': {
      outcome: 'leaks',
      why: 'Guests see nothing any more, but anybody can register.',
      load: () => import('./fix-show-to-members.ts'),
    },
    'show-nobody': {
      outcome: 'breaks',
      why: 'The administrator, who is looking for the reason for a strange answer, sees nothing either.',
      load: () => import('./fix-show-nobody.ts'),
    },
  },
})
