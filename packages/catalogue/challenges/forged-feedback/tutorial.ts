import { defineTutorial } from '@fruit/challenge-kit/tutorial'

export const tutorial = defineTutorial({
  steps: [
    {
      text: 'Whoever leaves feedback signs it. Let us see who holds the pen. Open **Customer feedback**, down here or in the side menu.',
      anchor: 'a[href$="/contact"]',
      unskippable: true,
      doneWhen: { kind: 'route', path: '/contact' },
    },
    {
      text: 'The author is shown, and it cannot be edited. But the form sends more than this field.',
      anchor: '#feedback-form',
      route: '/contact',
      doneWhen: { kind: 'wait', milliseconds: 6000 },
    },
    {
      text: 'Inspect the form with the **developer tools**. Its first field is an `input` with the id `userId`, and it is **hidden**. Remove the word `hidden` there.',
      anchor: '#feedback-form',
      route: '/contact',
      unskippable: true,
      doneWhen: { kind: 'visible', selector: '#userId' },
    },
    {
      text: 'There it is: the number of the account that the feedback will be from; empty, if you are not signed in. Write the number of another account into it: `23`.',
      anchor: '#userId',
      route: '/contact',
      unskippable: true,
      doneWhen: { kind: 'typed', selector: '#userId', value: '23' },
    },
    {
      text: 'Now choose what this account is to say. Write a **comment**,',
      anchor: '#comment',
      route: '/contact',
      unskippable: true,
      doneWhen: { kind: 'typed-any', selector: '#comment' },
    },
    {
      text: 'give some **stars**, solve the sum,',
      anchor: '#captchaControl',
      route: '/contact',
      unskippable: true,
      doneWhen: { kind: 'typed-any', selector: '#captchaControl' },
    },
    {
      text: 'and **send** it.',
      anchor: '#submitButton',
      route: '/contact',
      unskippable: true,
      doneWhen: { kind: 'solved', key: 'forgedFeedbackChallenge' },
    },
    {
      text: 'The shop believed the form. Somebody else is now on record with your words, and the only thing in the way was a field that nobody sees.',
      doneWhen: { kind: 'wait', milliseconds: 9000 },
    },
  ],
})
