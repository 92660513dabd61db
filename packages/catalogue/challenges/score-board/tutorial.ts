import { defineTutorial } from '@fruit/challenge-kit/tutorial'

export const tutorial = defineTutorial({
  steps: [
    {
      text: 'Welcome to the orchard. Somewhere in this shop hangs a **score board**, and no menu leads to it. It keeps count of everything that you pick here.',
      doneWhen: { kind: 'wait', milliseconds: 7000 },
    },
    {
      text: 'What a browser can show, a browser has loaded. Open your **developer tools** and search the scripts for a path that sounds like one.',
      doneWhen: { kind: 'wait', milliseconds: 10000 },
    },
    {
      text: 'Or guess: what would you call it? Change what follows `#/` in the **address bar**, with a hyphen between words.',
      unskippable: true,
      doneWhen: { kind: 'solved', key: 'scoreBoardChallenge' },
    },
    {
      text: 'There it is. From now on the menu leads here too. Pick a challenge with few drops to go on.',
      doneWhen: { kind: 'wait', milliseconds: 7000 },
    },
  ],
})
