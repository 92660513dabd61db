import { defineTutorial } from '@fruit/challenge-kit/tutorial'

export const tutorial = defineTutorial({
  steps: [
    {
      text: 'Every shop keeps its most powerful account at the top of the table. Let us see whether the login knows how to say no.',
      anchor: '#navbarAccount',
      doneWhen: { kind: 'wait', milliseconds: 6000 },
    },
    {
      text: 'Go to the **login** page.',
      anchor: '#navbarAccount',
      unskippable: true,
      doneWhen: { kind: 'route', path: '/login' },
    },
    {
      text: "Type a single quote `'` into the **e-mail** field.",
      anchor: '#email',
      route: '/login',
      unskippable: true,
      doneWhen: { kind: 'typed', selector: '#email', value: "'" },
    },
    {
      text: 'Any **password** will do.',
      anchor: '#password',
      route: '/login',
      unskippable: true,
      doneWhen: { kind: 'typed-any', selector: '#password' },
    },
    {
      text: 'Press **Log in**, and watch what kind of answer comes back.',
      anchor: '#loginButton',
      route: '/login',
      unskippable: true,
      doneWhen: { kind: 'clicked', selector: '#loginButton' },
    },
    {
      text: 'That was no polite refusal: the database tripped over your quote. So your text becomes part of the statement.',
      anchor: '#email',
      route: '/login',
      doneWhen: { kind: 'wait', milliseconds: 8000 },
    },
    {
      text: "Now make the condition true for everybody: change the e-mail to `' or 1=1--`.",
      anchor: '#email',
      route: '/login',
      unskippable: true,
      doneWhen: { kind: 'typed', selector: '#email', value: "' or 1=1--" },
    },
    {
      text: 'Press **Log in** again.',
      anchor: '#loginButton',
      route: '/login',
      unskippable: true,
      doneWhen: { kind: 'solved', key: 'loginAdminChallenge' },
    },
    {
      text: 'The first row of the table was the administrator’s, and now you are the administrator. Open the challenge to read how it is repaired.',
      anchor: '#navbarAccount',
      doneWhen: { kind: 'wait', milliseconds: 8000 },
    },
  ],
})
