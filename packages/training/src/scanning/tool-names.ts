/** Entry for challenges whose texts name no tool. */
export const BY_HAND = 'by hand'

/** Tools that texts of challenges name in this spelling. */
const NAMES =
  'Autorize, binwalk, curl, CyberChef, dirb, DOM Invader, Echidna, ffuf, garak, gitleaks, gobuster, hashcat, hydra, JWT Editor, ' +
  'jwt_tool, npm, nuclei, oathtool, OSV-Scanner, Param Miner, PyRIT, Retire.js, rsa_sign2n, SecLists, Slither, sqlmap, ZAP'

/** Tools that texts name in other ways. */
const OTHERS: Readonly<Record<string, RegExp>> = {
  'browser developer tools': /\b(?:developer tools|console|network panel|network tab|[Tt]wo tabs)\b/,
  'Burp Suite': /\bBurp\b/,
  ExifTool: /\bexiftool\b/i,
  git: /`git /,
  'John the Ripper': /\bJohn the Ripper\b|\bkeepass2john\b/,
  OpenSSL: /\bopenssl\b/i,
  'OWASP Dependency-Check': /\bDependency-Check\b/,
  'OWASP Dependency-Track': /\bDependency-Track\b/,
  trufflehog: /\btrufflehog\b/i,
}

/** All tools in alphabetical order, each with the pattern of its spelling. */
const TOOLS: readonly (readonly [name: string, written: RegExp])[] = [
  // linear-ok: names have no loop
  ...NAMES.split(', ').map((name) => [name, new RegExp(`\\b${name.replace('.', '\\.')}\\b`)] as const),
  ...Object.entries(OTHERS),
].sort(([one], [other]) => one.localeCompare(other, 'en'))

/** Phrases that say that a tool does not help; tools named in them are not recommended. */
const USELESS = /\b(?:Neither scanner|sqlmap does not|Burp Suite and ZAP do not|Not a matter of)[^.;:]{0,300}[.;:]/g

/**
 * The tools that a challenge's practice recommends.
 *
 * @param text the part `tools` of its practice, as HTML or plain text, in English
 * @returns names in alphabetical order; only `BY_HAND` when it names none
 */
export function toolNames(text: string): readonly string[] {
  const plain = text
    .replace(/<code>/g, '`')
    .replace(/<[^<>]+>/g, '')
    .replace(USELESS, '')
  const found = TOOLS.filter(([, written]) => written.test(plain)).map(([name]) => name)
  return found.length > 0 ? found : [BY_HAND]
}

/** The names of all known tools. */
export function knownTools(): readonly string[] {
  return TOOLS.map(([name]) => name)
}
