import { defineTutorial } from '@fruit/challenge-kit/tutorial'

export const tutorial = defineTutorial({
  steps: [
    {
      text: 'You have been the administrator by way of a trick. Now let us get in with the administrator’s own **password**.',
      doneWhen: { kind: 'wait', milliseconds: 7000 },
    },
    {
      text: 'Go to the **login** page. If you are still signed in, sign out first.',
      anchor: '#navbarAccount',
      unskippable: true,
      doneWhen: { kind: 'route', path: '/login' },
    },
    {
      text: 'Type the administrator’s **e-mail**: `admin@{{application.domain}}`. It is shown above their reviews.',
      anchor: '#email',
      route: '/login',
      unskippable: true,
      doneWhen: { kind: 'typed', selector: '#email', value: 'admin@{{application.domain}}' },
    },
    {
      text: 'Now guess. People take a word that is close at hand, and when a form wants more they add digits, mostly from `1` on.',
      anchor: '#password',
      route: '/login',
      unskippable: true,
      doneWhen: { kind: 'typed-any', selector: '#password' },
    },
    {
      text: 'Press **Log in**, and keep guessing while the shop says no. Start with the name of the role; three digits will do. Usual ones are `password`, `qwerty`, `letmein`, `admin`, `admin123`.',
      anchor: '#loginButton',
      route: '/login',
      unskippable: true,
      doneWhen: { kind: 'solved', key: 'weakPasswordChallenge' },
    },
    {
      text: 'That took no skill at all, which is why lists of such passwords are tried on every login in the world, day and night.',
      anchor: '#navbarAccount',
      doneWhen: { kind: 'wait', milliseconds: 7000 },
    },
  ],
})
