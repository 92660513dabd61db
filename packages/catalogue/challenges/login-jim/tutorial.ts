import { defineTutorial } from '@fruit/challenge-kit/tutorial'

export const tutorial = defineTutorial({
  steps: [
    {
      text: 'The administrator was the easy one: first row, first served. This time we want one particular customer, **Jim**.',
      doneWhen: { kind: 'wait', milliseconds: 7000 },
    },
    {
      text: 'A login wants an e-mail. Open products and read their **reviews** until you meet a Jim who speaks of canals.',
      anchor: '#searchQuery',
      doneWhen: { kind: 'wait', milliseconds: 12000 },
    },
    {
      text: 'Go to the **login** page. Sign out first, if you are still somebody else.',
      anchor: '#navbarAccount',
      unskippable: true,
      doneWhen: { kind: 'route', path: '/login' },
    },
    {
      text: "Type Jim’s **e-mail** as it is shown above his reviews, followed by a quote and two dashes: `'--`.",
      anchor: '#email',
      route: '/login',
      unskippable: true,
      doneWhen: { kind: 'typed', selector: '#email', value: "jim@{{application.domain}}'--" },
    },
    {
      text: 'Any **password** will do, because the database will never get to read it.',
      anchor: '#password',
      route: '/login',
      unskippable: true,
      doneWhen: { kind: 'typed-any', selector: '#password' },
    },
    {
      text: 'Press **Log in**. If the shop says no, look for a blank or a missing quote behind the e-mail.',
      anchor: '#loginButton',
      route: '/login',
      unskippable: true,
      doneWhen: { kind: 'solved', key: 'loginJimChallenge' },
    },
    {
      text: 'The quote ended the e-mail, the dashes made a comment of the password. You are Jim, captain.',
      anchor: '#navbarAccount',
      doneWhen: { kind: 'wait', milliseconds: 7000 },
    },
  ],
})
