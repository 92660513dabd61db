import { defineProps } from '@fruit/challenge-kit/props'
import chirps from './pages/coupons-bot.html?raw'
import program from './pages/gnome.js.txt?raw'
import history from './pages/history.txt?raw'
import readme from './pages/README.md?raw'

/** Key of the coupon bot. It is made up and no service accepts it. */
export const KEY = 'frt-press-9dPq4Xw2-Lm7vTz81-Kc5nHy3B'

const REPOSITORY = '/internet/grafts.example/gardeners/coupon-gnome'
const CHANGED_ON = '2024-04-30T22:48:10Z'

export const props = defineProps({
  files: {
    '/internet/chirp.example/coupon-gnome.html': { content: chirps, changedOn: '2024-05-02T07:15:00Z' },
    [`${REPOSITORY}/README.md`]: { content: readme, changedOn: CHANGED_ON },
    [`${REPOSITORY}/gnome.js.txt`]: { content: program, changedOn: CHANGED_ON },
    [`${REPOSITORY}/history.txt`]: { content: history.replace('{{key}}', KEY), changedOn: CHANGED_ON },
  },
})
