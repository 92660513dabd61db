import { defineTutorial } from '@fruit/challenge-kit/tutorial'

export const tutorial = defineTutorial({
  steps: [
    {
      text: 'A tester who knows the rules finds more. Before you go on, look up what this shop says about **your data**.',
      doneWhen: { kind: 'wait', milliseconds: 6000 },
    },
    {
      text: 'Go to the **end of the page** and follow the link to the privacy policy.',
      anchor: 'footer a[href$="/privacy-policy"]',
      unskippable: true,
      doneWhen: { kind: 'solved', key: 'privacyPolicyChallenge' },
    },
    {
      text: 'That was a challenge already. Do read it, though: slowly, and with your **pointer** on the words.',
      route: '/privacy-security/privacy-policy',
      doneWhen: { kind: 'wait', milliseconds: 8000 },
    },
  ],
})
