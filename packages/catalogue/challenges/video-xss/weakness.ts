import { defineWeakness } from '@fruit/challenge-kit/weakness'
import { embedSubtitles } from '@fruit/shop/promotion/seams'

export const weakness = defineWeakness({
  id: 'video-xss',
  seams: [embedSubtitles],
  flaw: () => import('./flaw.ts'),
  fixes: {
    'let-browsers-fetch-them': {
      outcome: 'holds',
      why: 'The page names the file, and the browser fetches it as what it is: subtitles. No letter of it is part of the page, so no letter of it can end an element there.',
      load: () => import('./fix-let-browsers-fetch-them.ts'),
    },
    'write-them-as-json': {
      outcome: 'holds',
      why: 'The text is still in the page, with each `<` written in another way that JSON knows. Browsers look for one thing only in such an element, its end tag, and none can be spelt without that character.',
      load: () => import('./fix-write-them-as-json.ts'),
    },
    'take-the-end-out': {
      outcome: 'leaks',
      why: 'Browsers end a script element at `</SCRIPT>` and at `</script >` as well, and whoever nests one end tag in another ends up with a whole one. A list of spellings is never complete.',
      load: () => import('./fix-take-the-end-out.ts'),
    },
    'insist-on-the-format': {
      outcome: 'leaks',
      why: 'The first word is that of subtitles, and after it comes whatever the attacker likes. A look at the beginning says nothing about the rest.',
      load: () => import('./fix-insist-on-the-format.ts'),
    },
  },
})
