import { defineTutorial } from '@fruit/challenge-kit/tutorial'

export const tutorial = defineTutorial({
  steps: [
    {
      text: 'Wherever a page repeats what you typed, ask how it does so. The **search** is such a place.',
      anchor: '#searchQuery',
      doneWhen: { kind: 'wait', milliseconds: 5000 },
    },
    {
      text: 'Search for `apple` first, to see what an honest search looks like.',
      anchor: '#searchQuery',
      unskippable: true,
      doneWhen: { kind: 'typed', selector: '#searchQuery', value: 'apple' },
    },
    {
      text: 'Press **Enter** and find your word in the heading.',
      anchor: '#searchQuery',
      unskippable: true,
      doneWhen: { kind: 'visible', selector: '#searchValue' },
    },
    {
      text: 'Now search for `<h1>apple`, and press **Enter** again.',
      anchor: '#searchQuery',
      unskippable: true,
      doneWhen: { kind: 'visible', selector: '#searchValue h1' },
    },
    {
      text: 'The angle brackets are gone and the word stands on a line of its own: the heading takes your text for HTML.',
      anchor: '#searchValue',
      route: '/search',
      doneWhen: { kind: 'wait', milliseconds: 6000 },
    },
    {
      text: 'Then give it HTML that runs: search for ``<iframe src="javascript:alert(`xss`)">``.',
      anchor: '#searchQuery',
      unskippable: true,
      doneWhen: { kind: 'solved', key: 'localXssChallenge' },
    },
    {
      text: 'That was a script of yours in the shop’s page. A link with the same text does it to whoever follows it.',
      anchor: '#searchValue',
      doneWhen: { kind: 'wait', milliseconds: 6000 },
    },
  ],
})
