import { defineTutorial } from '@fruit/challenge-kit/tutorial'

export const tutorial = defineTutorial({
  steps: [
    {
      text: 'Next on the list is **Bender**. His password is long and strong, so let us leave it alone.',
      doneWhen: { kind: 'wait', milliseconds: 6000 },
    },
    {
      text: 'Find out his **e-mail**. He reviews what he drinks, and finds most of it too weak.',
      anchor: '#searchQuery',
      doneWhen: { kind: 'wait', milliseconds: 12000 },
    },
    {
      text: 'You know the way: go to the **login** page.',
      anchor: '#navbarAccount',
      unskippable: true,
      doneWhen: { kind: 'route', path: '/login' },
    },
    {
      text: 'Which **e-mail** do you type, so that the statement asks for Bender and forgets the rest? It worked for Jim.',
      anchor: '#email',
      route: '/login',
      unskippable: true,
      doneWhen: { kind: 'typed', selector: '#email', value: "bender@{{application.domain}}'--" },
    },
    {
      text: 'Fill in any **password**.',
      anchor: '#password',
      route: '/login',
      unskippable: true,
      doneWhen: { kind: 'typed-any', selector: '#password' },
    },
    {
      text: "Press **Log in**. Should it fail: his whole e-mail, then `'--`, and nothing behind it.",
      anchor: '#loginButton',
      route: '/login',
      unskippable: true,
      doneWhen: { kind: 'solved', key: 'loginBenderChallenge' },
    },
    {
      text: 'A strong password helps nobody when the login does not read it. Have a look at the code: the same few lines let in all three.',
      anchor: '#navbarAccount',
      doneWhen: { kind: 'wait', milliseconds: 8000 },
    },
  ],
})
