import { defineTutorial } from '@fruit/challenge-kit/tutorial'

export const tutorial = defineTutorial({
  steps: [
    {
      text: 'Everybody who signs in gets a basket. Let us find out whether it is only yours.',
      doneWhen: { kind: 'wait', milliseconds: 5000 },
    },
    {
      text: '**Sign in** first, with any account; registering a new one is quick.',
      anchor: '#navbarAccount',
      unskippable: true,
      doneWhen: { kind: 'signed-in' },
    },
    {
      text: 'Put something into your **basket**, to know it again later, and open it.',
      anchor: 'a[href$="/basket"]',
      unskippable: true,
      doneWhen: { kind: 'route', path: '/basket' },
    },
    {
      text: 'The page asked the server for this basket. Open the **developer tools** of your browser and watch the network requests while you leave the basket and come back to it.',
      doneWhen: { kind: 'wait', milliseconds: 12000 },
    },
    {
      text: 'One request goes to `/rest/basket/` and a number. The browser keeps that number as `bid`: look for it in the **session storage**, in the part of the developer tools called Application or Storage.',
      doneWhen: { kind: 'wait', milliseconds: 12000 },
    },
    {
      text: 'Change `bid` to another number, one more or one less. Then leave the basket and **open it again**.',
      anchor: 'a[href$="/basket"]',
      unskippable: true,
      doneWhen: { kind: 'solved', key: 'basketAccessChallenge' },
    },
    {
      text: 'This is what somebody else means to buy. The server knew who you are, but not what is yours. Set `bid` back to shop on in your own basket.',
      route: '/basket',
      doneWhen: { kind: 'wait', milliseconds: 10000 },
    },
  ],
})
