import { defineTutorial } from '@fruit/challenge-kit/tutorial'

export const tutorial = defineTutorial({
  steps: [
    {
      text: 'Somebody has to look after all these customers and their feedback. There must be a **screen for administrators**.',
      doneWhen: { kind: 'wait', milliseconds: 6000 },
    },
    {
      text: 'It asks for an administrator, or for a browser that says it has one. **Log in** as one; the challenge *Login Admin* shows how.',
      anchor: '#navbarAccount',
      unskippable: true,
      doneWhen: { kind: 'signed-in' },
    },
    {
      text: 'No menu leads there, but your browser knows the way. Open the **developer tools** and search all scripts for `admin`.',
      doneWhen: { kind: 'wait', milliseconds: 10000 },
    },
    {
      text: 'Among what you find is a path. Put it behind `#/` in the **address bar**.',
      unskippable: true,
      doneWhen: { kind: 'solved', key: 'adminSectionChallenge' },
    },
    {
      text: 'All customers, all feedback. What kept others out was a path and a role, and your own browser checked both.',
      route: '/administration',
      doneWhen: { kind: 'wait', milliseconds: 8000 },
    },
  ],
})
