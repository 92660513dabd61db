import { defineTutorial } from '@fruit/challenge-kit/tutorial'

export const tutorial = defineTutorial({
  steps: [
    {
      text: 'Somebody tested this shop before you did, and left something behind. It is in plain sight, only not on the screen.',
      doneWhen: { kind: 'wait', milliseconds: 7000 },
    },
    {
      text: 'Open the **developer tools** of your browser and search in all scripts of the page. Words such as `testing` or `password:` are a good start.',
      doneWhen: { kind: 'wait', milliseconds: 12000 },
    },
    {
      text: 'Found an e-mail that ends in a domain to be filled in? The shop’s is `{{application.domain}}`. Now go to the **login** page.',
      anchor: '#navbarAccount',
      unskippable: true,
      doneWhen: { kind: 'route', path: '/login' },
    },
    {
      text: 'Type the **e-mail** that you found.',
      anchor: '#email',
      route: '/login',
      unskippable: true,
      doneWhen: { kind: 'typed', selector: '#email', value: 'testing@{{application.domain}}' },
    },
    {
      text: 'And the **password** that goes with it, capitals and all.',
      anchor: '#password',
      route: '/login',
      unskippable: true,
      doneWhen: { kind: 'typed-any', selector: '#password' },
    },
    {
      text: 'Press **Log in**.',
      anchor: '#loginButton',
      route: '/login',
      unskippable: true,
      doneWhen: { kind: 'solved', key: 'exposedCredentialsChallenge' },
    },
    {
      text: 'An account for tests, with the rights of an administrator. Whatever is sent to a browser is published.',
      anchor: '#navbarAccount',
      doneWhen: { kind: 'wait', milliseconds: 7000 },
    },
  ],
})
