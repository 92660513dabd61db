import { expect, it } from 'vitest'
import { questionsIn } from './questions.ts'

it('reads questions with answers and reasons across line breaks', () => {
  const markdown = `
## whose-number

Who decides, when \`GET /rest/basket/6\`
comes in?

- [ ] The number.
  > Anybody can
  > count.
- [x] The session, which the server
  knows.
  > It is not sent by hand.

## and-then

What now?

- [x] Nothing.
  > Enough.
`
  expect(questionsIn(markdown)).toEqual([
    {
      name: 'whose-number',
      text: 'Who decides, when `GET /rest/basket/6` comes in?',
      answers: [
        { text: 'The number.', isRight: false, reason: 'Anybody can count.' },
        { text: 'The session, which the server knows.', isRight: true, reason: 'It is not sent by hand.' },
      ],
    },
    { name: 'and-then', text: 'What now?', answers: [{ text: 'Nothing.', isRight: true, reason: 'Enough.' }] },
  ])
})
