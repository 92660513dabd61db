import { markup } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { showDescription } from '@fruit/isomorphic/products/seams'
import { cleanDescription } from '@fruit/shop/products/seams'

export const weakness = defineWeakness({
  id: 'restful-xss',
  seams: [cleanDescription, showDescription],
  source: 'client/flaw.ts',
  flaw: async () => ({ ...(await import('./flaw.ts')), ...(await import('./client/flaw.ts')) }),
  fixes: {
    'keep-links-and-emphasis': {
      outcome: 'holds',
      why: 'Every tag is written anew from a list of what a description needs, and of attributes only the address of a link stays, if it leads to the web. Whatever else begins like a tag is shown as text, so nothing that was stored can act.',
      load: () => import('./client/fix-keep-links-and-emphasis.ts'),
    },
    'remove-frames': {
      outcome: 'leaks',
      why: 'Taking a tag out once can put another one together: of `<<iframe>iframe …>` an `<iframe …>` is left. And frames are not the only elements that run scripts.',
      load: () => import('./client/fix-remove-frames.ts'),
    },
    'remove-scripts-and-handlers': {
      outcome: 'leaks',
      why: 'A script needs neither `<script>` nor `onclick`. The address of a frame or a link that begins with `javascript:` is one as well.',
      load: () => import('./client/fix-remove-scripts-and-handlers.ts'),
    },
    'escape-every-sign': {
      outcome: 'breaks',
      why: 'Nothing runs any more, but nothing is emphasised or linked either: customers read the tags. Where HTML is wanted, choose which of it, instead of none.',
      load: () => import('./client/fix-escape-every-sign.ts'),
    },
  },
  ownFix: {
    showDescription: {
      signature: '(description: string) => string',
      doc: 'Gives the HTML of a product’s description, as its page shows it. Emphasis and links stay what they are. It runs in the browser.',
      property: markup(showDescription, {
        keeps: 'emphasis',
        name: 'Whatever a description holds, nothing in it acts: no script, no handler, no address that is a script, no frame. Text, emphasis and links are what they were.',
        honest: async (read) => [
          // Descriptions that earlier attacks stored are left out.
          ...(await read('SELECT DISTINCT description FROM Products ORDER BY id'))
            .map(({ description }) => String(description))
            .filter((description) => !/<(?!\/?(?:a|b|br|em|i|strong)\b)|javascript:/i.test(description)),
          'Pressed &amp; cold.',
          'Poured <strong>once</strong>, <em>not</em> twice.<br>Ever.',
          'So <b>bold</b>, so <i>sly</i>.',
          'Plain. <a href="https://regret.example" target="_blank">More...</a>',
          'See <a href="https://regret.example/a?b=1&amp;c=2" target="_blank">the list</a> and <a href="http://regret.example/d" target="_blank">the rest</a>.',
          'Fewer than 3 &lt; 4, "quoted", it’s Käse &amp; Öl, りんご.',
          "Eve's script: an iframe for onions, javascript and all.",
        ],
        request: (description) => ({
          method: 'POST',
          url: '/api/Products',
          body: { name: 'Windfall Punch', price: 3.5, description },
          as: 'customer',
        }),
      }),
      example: ['Plain. <a href="https://regret.example" target="_blank">More...</a>'],
      fits: (answer: unknown) => typeof answer === 'string',
    },
  },
})
