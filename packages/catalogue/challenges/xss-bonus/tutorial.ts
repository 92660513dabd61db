import { defineTutorial } from '@fruit/challenge-kit/tutorial'

export const tutorial = defineTutorial({
  steps: [
    {
      text: 'An `alert` proves a hole, but it does not impress anybody. Let us bring some **music** into the shop.',
      anchor: '#searchQuery',
      doneWhen: { kind: 'wait', milliseconds: 6000 },
    },
    {
      text: 'The way is the one of **DOM XSS**: what you search for becomes part of the page.',
      anchor: '#searchQuery',
      doneWhen: { kind: 'wait', milliseconds: 6000 },
    },
    {
      text: 'Copy this text, paste it into the search box and press **Enter**: `{{challenges.xssBonusPayload}}`',
      anchor: '#searchQuery',
      unskippable: true,
      doneWhen: { kind: 'solved', key: 'xssBonusChallenge' },
    },
    {
      text: 'There it plays, in the middle of somebody else’s shop. A false login form would stand there just as well.',
      anchor: '#searchValue',
      doneWhen: { kind: 'wait', milliseconds: 8000 },
    },
  ],
})
