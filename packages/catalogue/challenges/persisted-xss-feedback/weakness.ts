import { markup } from '@fruit/challenge-kit/property'
import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { showComment } from '@fruit/isomorphic/feedback/seams'
import { cleanComment } from '@fruit/shop/feedback/seams'

export const weakness = defineWeakness({
  id: 'persisted-xss-feedback',
  seams: [cleanComment, showComment],
  flaw: async () => ({ ...(await import('./flaw.ts')), ...(await import('./client/flaw.ts')) }),
  fixes: {
    'write-tags-anew': {
      outcome: 'holds',
      why: 'Nothing is taken out, so nothing can close up around a gap. Each bracket either begins one of a few tags, which is written anew without what the customer put into it, or it becomes text.',
      load: () => import('./fix-write-tags-anew.ts'),
    },
    'repeat-until-nothing-changes': {
      outcome: 'leaks',
      why: 'Nesting no longer helps: what closes up is taken out in the next round. But the pattern and the browser still differ on what a tag is. In `<iframe … <b>` the pattern sees emphasis and leaves it; the browser sees a frame that ends where the emphasis does.',
      load: () => import('./fix-repeat-until-nothing-changes.ts'),
    },
    'drop-scripts-first': {
      outcome: 'leaks',
      why: 'Two rounds undo one mask. The mask may be another tag: of `<<img>iframe …>` the second round takes the picture out, and a frame is left.',
      load: () => import('./fix-drop-scripts-first.ts'),
    },
    'escape-every-bracket': {
      outcome: 'breaks',
      why: 'Nothing runs, and nothing is emphasised any more: comments show their tags. If that is acceptable, it is the best fix of all. Here customers were promised emphasis.',
      load: () => import('./fix-escape-every-bracket.ts'),
    },
  },
  ownFix: {
    cleanComment: {
      signature: '(comment: string) => string',
      doc: 'Gives the HTML that is stored for a comment, and later shown. Emphasis without attributes stays what it is (`b`, `br`, `code`, `em`, `i`, `strong`, `sub`, `sup`, `u`), and so does the text. Of anything else nothing may act; whether it is dropped or shown as text is up to you. Links may go.',
      property: markup(cleanComment, {
        keeps: 'emphasis',
        name: 'Whatever a comment holds, nothing in what is stored acts: no script, no handler, no address that is a script, no frame. Text and emphasis are what they were.',
        honest: async () => [
          'Crisp, cold, and quick!',
          'So <b>crisp</b> it <em>hurts</em>.',
          'Pour <i>once</i>,<br>drink <strong>twice</strong>. (***in@fruit.test)',
          'H<sub>2</sub>O and 10<sup>3</sup> plums, <u>really</u>.',
          'Fewer than 3 &lt; 4, "quoted", it’s Käse &amp; Öl, りんご.',
          'Eve’s script: an iframe for onions, javascript and all.',
        ],
        request: (comment) => ({
          method: 'POST',
          url: '/api/Feedbacks',
          body: { comment, rating: 4, captchaId: 0, captcha: '…' },
          as: 'with a captcha that is solved',
        }),
      }),
      example: ['So <b>crisp</b> it <em>hurts</em>.'],
      fits: (answer: unknown) => typeof answer === 'string',
    },
  },
})
