import { defineChallenge, type Verdict } from '@fruit/challenge-kit/challenge'
import { filled } from '@fruit/world/texts/texts'
import { whenReported } from '../../src/when-reported.ts'

/** What the shop uses where a cipher or a slow hash belongs. */
const MISUSED = /z85|base85|base64|md5|hashids/gi

/** Of what somebody says who means that it is misused: beginnings of words in the languages of the shop. */
// linear-ok: no alternative has a loop
const ABOUT_SECRETS = new RegExp(
  [
    // Ciphers, hashes and what they are for.
    ...[
      'crypt',
      'krypt',
      'cript',
      'cipher',
      'cifr',
      'chiffr',
      'szyfr',
      'verschl[üu]ss',
      'versleut',
      'hash',
      'hach',
      'salt',
    ],
    ...[
      'passw',
      'passphr',
      'mot de passe',
      'contrase',
      'senha',
      'wachtwoord',
      'has[lł]',
      'kennw',
      'coupon',
      'gutschein',
    ],
    ...['cupom', 'cup[oó]n', 'kupon', 'buono', 'secret', 'geheim', 'token', 'continue code'],
    // What is wrong with them.
    ...[
      'secur',
      'sicher',
      'segur',
      's[ûu]r\\b',
      'sicur',
      'veilig',
      'bezpiecz',
      'safe',
      'weak',
      'schwach',
      'd[ée]bil',
      'faible',
    ],
    ...[
      'debol',
      'zwak',
      's[łl]ab',
      'frac[oa]',
      'broken',
      'collision',
      'kollision',
      'crack',
      'deprecat',
      'outdated',
      'obsolet',
    ],
    ...[
      'veralte',
      'instead',
      'vulnerab',
      'reversib',
      'decod',
      'should ?n',
      'do ?n.t use',
      'never use',
      'stop using',
      'bad ',
    ],
    ...['暗号', 'ハッシュ', 'パスワード', '弱', '安全', '危険', '密码', '加密', '哈希', '优惠', 'クーポン'],
    ...['पासवर्ड', 'हैश', 'कमज़ोर', 'कमजोर', 'सुरक्ष', 'एन्क्रिप्ट', 'कूपन'],
  ].join('|'),
  'i',
)

/** Who says no more than so many words beside it can mean nothing else. */
const FEW_WORDS = 2

/**
 * Whether a text says that something is misused, not only that it was met: the name of it alone, or with words about
 * secrets and their safety. The author that the form puts behind a comment counts for nothing.
 */
function reports(text: string): Verdict {
  const said = text.replace(/\([^()]*\)\s*$/, '')
  const rest = said.replace(MISUSED, ' ')
  const [name] = said.match(MISUSED) ?? []
  if (name === undefined) return false
  const words = rest.match(/[\p{L}\p{N}]+/gu) ?? []
  return (
    words.length <= FEW_WORDS ||
    ABOUT_SECRETS.test(rest) ||
    filled('You named {{name}}. Now say what is wrong with the way the shop uses it.', { name })
  )
}

export const challenge = defineChallenge({
  id: 89,
  key: 'weirdCryptoChallenge',
  name: 'Weird Crypto',
  category: 'Cryptographic Issues',
  difficulty: 2,
  tags: [],
  cwe: [327, 916],
  owasp: ['A02:2021', 'A04:2025'],
  asvs: ['V11.4.1', 'V11.4.2'],
  wstg: ['WSTG-CRYP-04'],
  kind: 'knowledge',
  mitigationUrl: 'https://cheatsheetseries.owasp.org/cheatsheets/Cryptographic_Storage_Cheat_Sheet.html',
  place: { call: 'POST /api/Feedbacks', parameter: 'body.comment' },
  codingChallenge: false,
  solvedWhen: whenReported(reports),
})
