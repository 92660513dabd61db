import { markup } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { showAnswer } from '@fruit/isomorphic/chat/seams'

export const weakness = defineWeakness({
  id: 'unsafe-output',
  seams: [showAnswer],
  source: 'client/flaw.ts',
  flaw: () => import('./client/flaw.ts'),
  fixes: {
    'show-as-text': {
      outcome: 'holds',
      why: 'Every character that means something in HTML becomes an entity. Whatever the model was talked into, the page shows it letter by letter and asks nobody for anything.',
      load: () => import('./client/fix-show-as-text.ts'),
    },
    'allow-emphasis': {
      outcome: 'holds',
      why: 'Everything becomes text first. Then a handful of tags, written exactly so and without attributes, are given back. A picture is not among them.',
      load: () => import('./client/fix-allow-emphasis.ts'),
    },
    'remove-scripts': {
      outcome: 'leaks',
      why: 'No script runs, and none was needed. A picture asks for its address as soon as it is shown, and the conversation is part of that address.',
      load: () => import('./client/fix-remove-scripts.ts'),
    },
    'block-one-counter': {
      outcome: 'leaks',
      why: 'One host is shut out by its name. There are others, and whoever writes the address chooses.',
      load: () => import('./client/fix-block-one-counter.ts'),
    },
    'show-nothing': {
      outcome: 'breaks',
      why: 'An answer with nothing in it gives nothing away. Nobody will ask again.',
      load: () => import('./client/fix-show-nothing.ts'),
    },
  },
  ownFix: {
    showAnswer: {
      signature: '(answer: string) => string',
      doc: 'Gives the HTML of what the assistant said, as the chat shows it. Text is what it was; emphasis without attributes (`b`, `em`, `i`, `strong`) may be shown as such or as text. It runs in the browser.',
      property: markup(showAnswer, {
        keeps: 'text',
        admits: ['b', 'em', 'i', 'strong'],
        name: 'Whatever an answer holds, it reads as it was said, and no part of it becomes an element, apart from plain emphasis.',
        honest: async () => [
          'We have: Apple Juice (1000 ml) (1.99¤), Orange Juice (1000 ml) (2.99¤).',
          'Two lines\n\nthat stay apart',
          'Here is a coupon of 10 percent: k#*Agh7ZTn',
          'Eve’s "crisp" apples & Käse & Öl: 2 > 1, 1 < 2.',
          'Größe 10, प्रतिशत, 果汁',
          'Your picture is at https://regret.example/a.png?b=1&c=2.',
          'An image, an iframe and a script are words as well.',
        ],
        request: (answer) => ({
          method: 'POST',
          url: '/rest/chat',
          body: { messages: [{ role: 'user', content: 'Do you have apple juice?' }] },
          as: `where the model answers ${answer}`,
        }),
      }),
      example: ['We have: Apple Juice (1000 ml) (1.99¤).'],
      fits: (answer: unknown) => typeof answer === 'string',
    },
  },
})
