import { defineTutorial } from '@fruit/challenge-kit/tutorial'

export const tutorial = defineTutorial({
  steps: [
    {
      text: 'The search kept your text in the browser. Let us look for a text that travels **to the server and back**.',
      doneWhen: { kind: 'wait', milliseconds: 6000 },
    },
    {
      text: 'Orders can be tracked. Open `/#/track-result` in the **address bar**.',
      unskippable: true,
      doneWhen: { kind: 'route', path: '/track-result' },
    },
    {
      text: 'Ask for an order that nobody has placed: type `apple` and press **Track**.',
      anchor: 'input[name="id"]',
      route: '/track-result',
      unskippable: true,
      doneWhen: { kind: 'visible', selector: '#orderId' },
    },
    {
      text: 'No crate has that number, and still the page repeats it. It came back with the **answer of the server**: your developer tools show it.',
      anchor: '#orderId',
      route: '/track-result',
      doneWhen: { kind: 'wait', milliseconds: 8000 },
    },
    {
      text: 'Does it come back as text? Ask for `<h1>apple`.',
      anchor: 'input[name="id"]',
      route: '/track-result',
      unskippable: true,
      doneWhen: { kind: 'visible', selector: '#orderId h1' },
    },
    {
      text: 'It does not. So ask for ``<iframe src="javascript:alert(`xss`)">``.',
      anchor: 'input[name="id"]',
      route: '/track-result',
      unskippable: true,
      doneWhen: { kind: 'solved', key: 'reflectedXssChallenge' },
    },
    {
      text: 'Look at the **address bar**: all of the attack is in there. Whoever follows that link runs your script, signed in as themselves.',
      route: '/track-result',
      doneWhen: { kind: 'wait', milliseconds: 9000 },
    },
  ],
})
