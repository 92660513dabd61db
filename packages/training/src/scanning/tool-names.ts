/** Entry for challenges whose texts name no tool. */
export const BY_HAND = 'by hand'

/** Tools in texts of challenges, each with the pattern of its spelling. */
const TOOLS: readonly (readonly [name: string, written: RegExp])[] = [
  ['Autorize', /\bAutorize\b/],
  ['binwalk', /\bbinwalk\b/],
  ['browser developer tools', /\b(?:developer tools|console|network panel|network tab|[Tt]wo tabs)\b/],
  ['Burp Suite', /\bBurp\b/],
  ['curl', /\bcurl\b/],
  ['CyberChef', /\bCyberChef\b/],
  ['dirb', /\bdirb\b/],
  ['DOM Invader', /\bDOM Invader\b/],
  ['Echidna', /\bEchidna\b/],
  ['ExifTool', /\bexiftool\b/i],
  ['ffuf', /\bffuf\b/],
  ['garak', /\bgarak\b/],
  ['git', /`git /],
  ['gitleaks', /\bgitleaks\b/],
  ['gobuster', /\bgobuster\b/],
  ['hashcat', /\bhashcat\b/],
  ['hydra', /\bhydra\b/],
  ['John the Ripper', /\bJohn the Ripper\b|\bkeepass2john\b/],
  ['JWT Editor', /\bJWT Editor\b/],
  ['jwt_tool', /\bjwt_tool\b/],
  ['npm', /\bnpm\b/],
  ['nuclei', /\bnuclei\b/],
  ['oathtool', /\boathtool\b/],
  ['OpenSSL', /\bopenssl\b/i],
  ['OSV-Scanner', /\bOSV-Scanner\b/],
  ['OWASP Dependency-Check', /\bDependency-Check\b/],
  ['OWASP Dependency-Track', /\bDependency-Track\b/],
  ['Param Miner', /\bParam Miner\b/],
  ['PyRIT', /\bPyRIT\b/],
  ['Retire.js', /\bRetire\.js\b/],
  ['rsa_sign2n', /\brsa_sign2n\b/],
  ['SecLists', /\bSecLists\b/],
  ['Slither', /\bSlither\b/],
  ['sqlmap', /\bsqlmap\b/],
  ['trufflehog', /\btrufflehog\b/i],
  ['ZAP', /\bZAP\b/],
]

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
