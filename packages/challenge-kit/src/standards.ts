/**
 * Table of all ids that challenges may use, each with edition and URL:
 * - CWE: the weaknesses that challenges use, with the Top 10 categories that list them (https://cwe.mitre.org)
 * - OWASP Top 10 of 2021 and of 2025 and OWASP API Security Top 10 of 2023, complete
 * - OWASP Top 10 for LLM Applications of 2025 and for Agentic Applications of 2026, complete
 * - OWASP Application Security Verification Standard 5.0.0, complete: sections with their number of requirements
 * - OWASP Web Security Testing Guide 4.2, complete
 *
 * `npm run check-catalogue` rejects ids that are not in it.
 */

/** Entry of a standard. */
export interface Standard {
  /** Such as `CWE-89`, `A03:2021`, `API1:2023`, `V1.2.4`, `WSTG-INPV-05`. */
  readonly id: string
  /** Name of the document with its edition. */
  readonly edition: string
  readonly title: string
  /** URL of the page that explains it. */
  readonly address: string
}

/** Ids of a challenge. */
export interface StandardIds {
  /** Numbers of the Common Weakness Enumeration. */
  readonly cwe: readonly number[]
  /** Categories such as `A03:2021`, `A05:2025` (OWASP Top 10), `API2:2023` (OWASP API Security Top 10) `LLM01:2025` (OWASP Top 10 for LLM Applications) and `ASI01:2026` (OWASP Top 10 for Agentic Applications). */
  readonly owasp: readonly string[]
  /** Requirements such as `V1.2.4` (OWASP ASVS) that the flaw violates. */
  readonly asvs: readonly string[]
  /** Tests such as `WSTG-INPV-05` (OWASP Web Security Testing Guide) that find it. */
  readonly wstg: readonly string[]
}

type Top10Edition = '2021' | '2025'

/** Number, name, and category in 2021 and in 2025; null if that edition does not list it. */
const WEAKNESSES: readonly (readonly [number, string, a2021: string | null, a2025: string | null])[] = [
  [20, 'Improper Input Validation', 'A03', 'A05'],
  [22, 'Path Traversal', 'A01', 'A01'],
  [73, 'External Control of File Name or Path', 'A04', 'A06'],
  [79, 'Cross-site Scripting', 'A03', 'A05'],
  [89, 'SQL Injection', 'A03', 'A05'],
  [94, 'Code Injection', 'A03', 'A05'],
  [116, 'Improper Encoding or Escaping of Output', 'A03', 'A05'],
  [158, 'Improper Neutralization of Null Byte or NUL Character', null, null],
  [191, 'Integer Underflow (Wrap or Wraparound)', null, null],
  [200, 'Exposure of Sensitive Information to an Unauthorized Actor', 'A01', 'A01'],
  [209, 'Generation of Error Message Containing Sensitive Information', 'A04', 'A10'],
  [256, 'Plaintext Storage of a Password', 'A04', 'A06'],
  [307, 'Improper Restriction of Excessive Authentication Attempts', 'A07', 'A07'],
  [321, 'Use of Hard-coded Cryptographic Key', 'A02', 'A04'],
  [327, 'Use of a Broken or Risky Cryptographic Algorithm', 'A02', 'A04'],
  [330, 'Use of Insufficiently Random Values', 'A02', 'A04'],
  [346, 'Origin Validation Error', 'A07', 'A07'],
  [347, 'Improper Verification of Cryptographic Signature', 'A02', 'A04'],
  [352, 'Cross-Site Request Forgery (CSRF)', 'A01', 'A01'],
  [359, 'Exposure of Private Personal Information to an Unauthorized Actor', 'A01', 'A01'],
  [362, 'Race Condition', null, 'A06'],
  [400, 'Uncontrolled Resource Consumption', null, null],
  [425, "Direct Request ('Forced Browsing')", 'A01', 'A01'],
  [434, 'Unrestricted Upload of File with Dangerous Type', 'A04', 'A06'],
  [436, 'Interpretation Conflict', null, 'A06'],
  [497, 'Exposure of Sensitive System Information to an Unauthorized Control Sphere', 'A01', 'A01'],
  [521, 'Weak Password Requirements', 'A07', 'A07'],
  [522, 'Insufficiently Protected Credentials', 'A04', 'A06'],
  [530, 'Exposure of Backup File to an Unauthorized Control Sphere', null, null],
  [532, 'Insertion of Sensitive Information into Log File', 'A09', 'A09'],
  [540, 'Inclusion of Sensitive Information in Source Code', 'A01', 'A01'],
  [548, 'Exposure of Information Through Directory Listing', 'A01', 'A01'],
  [552, 'Files or Directories Accessible to External Parties', 'A01', 'A01'],
  [601, "URL Redirection to Untrusted Site ('Open Redirect')", 'A01', 'A01'],
  [602, 'Client-Side Enforcement of Server-Side Security', 'A04', 'A06'],
  [611, 'Improper Restriction of XML External Entity Reference', 'A05', 'A02'],
  [620, 'Unverified Password Change', 'A07', 'A07'],
  [639, 'Authorization Bypass Through User-Controlled Key', 'A01', 'A01'],
  [640, 'Weak Password Recovery Mechanism for Forgotten Password', 'A07', 'A07'],
  [656, 'Reliance on Security Through Obscurity', 'A04', 'A06'],
  [749, 'Exposed Dangerous Method or Function', null, 'A01'],
  [770, 'Allocation of Resources Without Limits or Throttling', null, null],
  [776, "Improper Restriction of Recursive Entity References in DTDs ('XML Entity Expansion')", 'A05', 'A02'],
  [798, 'Use of Hard-coded Credentials', 'A07', 'A07'],
  [799, 'Improper Control of Interaction Frequency', 'A04', 'A06'],
  [804, 'Guessable CAPTCHA', null, null],
  [841, 'Improper Enforcement of Behavioral Workflow', 'A04', 'A06'],
  [862, 'Missing Authorization', 'A01', 'A01'],
  [863, 'Incorrect Authorization', 'A01', 'A01'],
  [915, 'Improperly Controlled Modification of Dynamically-Determined Object Attributes', 'A08', 'A08'],
  [916, 'Use of Password Hash With Insufficient Computational Effort', 'A02', 'A04'],
  [918, 'Server-Side Request Forgery (SSRF)', 'A10', 'A01'],
  [943, 'Improper Neutralization of Special Elements in Data Query Logic', null, null],
  [1104, 'Use of Unmaintained Third Party Components', 'A06', 'A03'],
  [1230, 'Exposure of Sensitive Information Through Metadata', null, null],
  [1284, 'Improper Validation of Specified Quantity in Input', null, null],
  [1336, 'Improper Neutralization of Special Elements Used in a Template Engine', null, null],
  [1357, 'Reliance on Insufficiently Trustworthy Component', null, 'A03'],
  [1391, 'Use of Weak Credentials', null, 'A07'],
  [1395, 'Dependency on Vulnerable Third-Party Component', null, 'A03'],
  [1427, 'Improper Neutralization of Input Used for LLM Prompting', null, null],
]

/** Titles in order, from A01. */
const TOP_10: Readonly<Record<Top10Edition, readonly string[]>> = {
  2021: [
    'Broken Access Control',
    'Cryptographic Failures',
    'Injection',
    'Insecure Design',
    'Security Misconfiguration',
    'Vulnerable and Outdated Components',
    'Identification and Authentication Failures',
    'Software and Data Integrity Failures',
    'Security Logging and Monitoring Failures',
    'Server-Side Request Forgery (SSRF)',
  ],
  2025: [
    'Broken Access Control',
    'Security Misconfiguration',
    'Software Supply Chain Failures',
    'Cryptographic Failures',
    'Injection',
    'Insecure Design',
    'Authentication Failures',
    'Software or Data Integrity Failures',
    'Security Logging and Alerting Failures',
    'Mishandling of Exceptional Conditions',
  ],
}

/** Titles in order, from API1. */
const API_TOP_10: readonly string[] = [
  'Broken Object Level Authorization',
  'Broken Authentication',
  'Broken Object Property Level Authorization',
  'Unrestricted Resource Consumption',
  'Broken Function Level Authorization',
  'Unrestricted Access to Sensitive Business Flows',
  'Server Side Request Forgery',
  'Security Misconfiguration',
  'Improper Inventory Management',
  'Unsafe Consumption of APIs',
]

/** Titles in order, from LLM01, edition 2025. */
const LLM_TOP_10: readonly string[] = [
  'Prompt Injection',
  'Sensitive Information Disclosure',
  'Supply Chain',
  'Data and Model Poisoning',
  'Improper Output Handling',
  'Excessive Agency',
  'System Prompt Leakage',
  'Vector and Embedding Weaknesses',
  'Misinformation',
  'Unbounded Consumption',
]

/** Titles in order, from ASI01, edition 2026. */
const AGENTIC_TOP_10: readonly string[] = [
  'Agent Goal Hijack',
  'Tool Misuse and Exploitation',
  'Identity and Privilege Abuse',
  'Agentic Supply Chain Vulnerabilities',
  'Unexpected Code Execution',
  'Memory and Context Poisoning',
  'Insecure Inter-Agent Communication',
  'Cascading Failures',
  'Human-Agent Trust Exploitation',
  'Rogue Agents',
]

/** Chapters in order, from V1, by title: their sections, each with its number of requirements. */
const ASVS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'Encoding and Sanitization': {
    'Encoding and Sanitization Architecture': 2,
    'Injection Prevention': 10,
    Sanitization: 12,
    'Memory, String, and Unmanaged Code': 3,
    'Safe Deserialization': 3,
  },
  'Validation and Business Logic': {
    'Validation and Business Logic Documentation': 3,
    'Input Validation': 3,
    'Business Logic Security': 5,
    'Anti-automation': 2,
  },
  'Web Frontend Security': {
    'Web Frontend Security Documentation': 1,
    'Unintended Content Interpretation': 3,
    'Cookie Setup': 5,
    'Browser Security Mechanism Headers': 8,
    'Browser Origin Separation': 8,
    'External Resource Integrity': 1,
    'Other Browser Security Considerations': 5,
  },
  'API and Web Service': {
    'Generic Web Service Security': 5,
    'HTTP Message Structure Validation': 5,
    GraphQL: 2,
    WebSocket: 4,
  },
  'File Handling': {
    'File Handling Documentation': 1,
    'File Upload and Content': 6,
    'File Storage': 3,
    'File Download': 3,
  },
  Authentication: {
    'Authentication Documentation': 3,
    'Password Security': 12,
    'General Authentication Security': 8,
    'Authentication Factor Lifecycle and Recovery': 6,
    'General Multi-factor authentication requirements': 8,
    'Out-of-Band authentication mechanisms': 4,
    'Cryptographic authentication mechanism': 2,
    'Authentication with an Identity Provider': 4,
  },
  'Session Management': {
    'Session Management Documentation': 3,
    'Fundamental Session Management Security': 4,
    'Session Timeout': 2,
    'Session Termination': 5,
    'Defenses Against Session Abuse': 3,
    'Federated Re-authentication': 2,
  },
  Authorization: {
    'Authorization Documentation': 4,
    'General Authorization Design': 4,
    'Operation Level Authorization': 3,
    'Other Authorization Considerations': 2,
  },
  'Self-contained Tokens': {
    'Token source and integrity': 3,
    'Token content': 4,
  },
  'OAuth and OIDC': {
    'Generic OAuth and OIDC Security': 2,
    'OAuth Client': 3,
    'OAuth Resource Server': 5,
    'OAuth Authorization Server': 16,
    'OIDC Client': 5,
    'OpenID Provider': 2,
    'Consent Management': 3,
  },
  Cryptography: {
    'Cryptographic Inventory and Documentation': 4,
    'Secure Cryptography Implementation': 5,
    'Encryption Algorithms': 5,
    'Hashing and Hash-based Functions': 4,
    'Random Values': 2,
    'Public Key Cryptography': 2,
    'In-Use Data Cryptography': 2,
  },
  'Secure Communication': {
    'General TLS Security Guidance': 5,
    'HTTPS Communication with External Facing Services': 2,
    'General Service to Service Communication Security': 5,
  },
  Configuration: {
    'Configuration Documentation': 4,
    'Backend Communication Configuration': 6,
    'Secret Management': 4,
    'Unintended Information Leakage': 7,
  },
  'Data Protection': {
    'Data Protection Documentation': 2,
    'General Data Protection': 8,
    'Client-side Data Protection': 3,
  },
  'Secure Coding and Architecture': {
    'Secure Coding and Architecture Documentation': 5,
    'Security Architecture and Dependencies': 5,
    'Defensive Coding': 7,
    'Safe Concurrency': 4,
  },
  'Security Logging and Error Handling': {
    'Security Logging Documentation': 1,
    'General Logging': 5,
    'Security Events': 4,
    'Log Protection': 3,
    'Error Handling': 4,
  },
  WebRTC: {
    'TURN Server': 2,
    Media: 8,
    Signaling: 2,
  },
}

/** Short names of the chapters in order, from 01. */
const WSTG_NAMES: readonly string[] = [
  'INFO',
  'CONF',
  'IDNT',
  'ATHN',
  'ATHZ',
  'SESS',
  'INPV',
  'ERRH',
  'CRYP',
  'BUSL',
  'CLNT',
  'APIT',
]

/** Chapters in order, with their pages in order, from 01. Spaces replace the underscores of the URLs. */
const WSTG: Readonly<Record<string, readonly string[]>> = {
  'Information Gathering': [
    'Conduct Search Engine Discovery Reconnaissance for Information Leakage',
    'Fingerprint Web Server',
    'Review Webserver Metafiles for Information Leakage',
    'Enumerate Applications on Webserver',
    'Review Webpage Content for Information Leakage',
    'Identify Application Entry Points',
    'Map Execution Paths Through Application',
    'Fingerprint Web Application Framework',
    'Fingerprint Web Application',
    'Map Application Architecture',
  ],
  'Configuration and Deployment Management Testing': [
    'Test Network Infrastructure Configuration',
    'Test Application Platform Configuration',
    'Test File Extensions Handling for Sensitive Information',
    'Review Old Backup and Unreferenced Files for Sensitive Information',
    'Enumerate Infrastructure and Application Admin Interfaces',
    'Test HTTP Methods',
    'Test HTTP Strict Transport Security',
    'Test RIA Cross Domain Policy',
    'Test File Permission',
    'Test for Subdomain Takeover',
    'Test Cloud Storage',
  ],
  'Identity Management Testing': [
    'Test Role Definitions',
    'Test User Registration Process',
    'Test Account Provisioning Process',
    'Testing for Account Enumeration and Guessable User Account',
    'Testing for Weak or Unenforced Username Policy',
  ],
  'Authentication Testing': [
    'Testing for Credentials Transported over an Encrypted Channel',
    'Testing for Default Credentials',
    'Testing for Weak Lock Out Mechanism',
    'Testing for Bypassing Authentication Schema',
    'Testing for Vulnerable Remember Password',
    'Testing for Browser Cache Weaknesses',
    'Testing for Weak Password Policy',
    'Testing for Weak Security Question Answer',
    'Testing for Weak Password Change or Reset Functionalities',
    'Testing for Weaker Authentication in Alternative Channel',
  ],
  'Authorization Testing': [
    'Testing Directory Traversal File Include',
    'Testing for Bypassing Authorization Schema',
    'Testing for Privilege Escalation',
    'Testing for Insecure Direct Object References',
  ],
  'Session Management Testing': [
    'Testing for Session Management Schema',
    'Testing for Cookies Attributes',
    'Testing for Session Fixation',
    'Testing for Exposed Session Variables',
    'Testing for Cross Site Request Forgery',
    'Testing for Logout Functionality',
    'Testing Session Timeout',
    'Testing for Session Puzzling',
    'Testing for Session Hijacking',
  ],
  'Input Validation Testing': [
    'Testing for Reflected Cross Site Scripting',
    'Testing for Stored Cross Site Scripting',
    'Testing for HTTP Verb Tampering',
    'Testing for HTTP Parameter Pollution',
    'Testing for SQL Injection',
    'Testing for LDAP Injection',
    'Testing for XML Injection',
    'Testing for SSI Injection',
    'Testing for XPath Injection',
    'Testing for IMAP SMTP Injection',
    'Testing for Code Injection',
    'Testing for Command Injection',
    'Testing for Format String Injection',
    'Testing for Incubated Vulnerability',
    'Testing for HTTP Splitting Smuggling',
    'Testing for HTTP Incoming Requests',
    'Testing for Host Header Injection',
    'Testing for Server-side Template Injection',
    'Testing for Server-Side Request Forgery',
  ],
  'Testing for Error Handling': ['Testing For Improper Error Handling', 'Testing for Stack Traces'],
  'Testing for Weak Cryptography': [
    'Testing for Weak Transport Layer Security',
    'Testing for Padding Oracle',
    'Testing for Sensitive Information Sent via Unencrypted Channels',
    'Testing for Weak Encryption',
  ],
  'Business Logic Testing': [
    'Test Business Logic Data Validation',
    'Test Ability to Forge Requests',
    'Test Integrity Checks',
    'Test for Process Timing',
    'Test Number of Times a Function Can Be Used Limits',
    'Testing for the Circumvention of Work Flows',
    'Test Defenses Against Application Misuse',
    'Test Upload of Unexpected File Types',
    'Test Upload of Malicious Files',
  ],
  'Client-side Testing': [
    'Testing for DOM-based Cross Site Scripting',
    'Testing for JavaScript Execution',
    'Testing for HTML Injection',
    'Testing for Client-side URL Redirect',
    'Testing for CSS Injection',
    'Testing for Client-side Resource Manipulation',
    'Testing Cross Origin Resource Sharing',
    'Testing for Cross Site Flashing',
    'Testing for Clickjacking',
    'Testing WebSockets',
    'Testing Web Messaging',
    'Testing Browser Storage',
    'Testing for Cross Site Script Inclusion',
  ],
  'API Testing': ['Testing GraphQL'],
}

const two = (number: number) => String(number).padStart(2, '0')

function* all(): Generator<Standard> {
  for (const [number, title] of WEAKNESSES)
    yield {
      id: `CWE-${number}`,
      edition: 'CWE 4.18',
      title,
      address: `https://cwe.mitre.org/data/definitions/${number}.html`,
    }
  for (const [edition, titles] of Object.entries(TOP_10))
    for (const [index, title] of titles.entries()) {
      const page = `A${two(index + 1)}_${edition}-${title.replaceAll(' ', '_').replace('(', '%28').replace(')', '%29')}`
      // The pages of 2021 have no edition in their URL.
      const folder = edition === '2021' ? 'https://owasp.org/Top10' : `https://owasp.org/Top10/${edition}`
      yield {
        id: `A${two(index + 1)}:${edition}`,
        edition: `OWASP Top 10:${edition}`,
        title,
        address: `${folder}/${page}/`,
      }
    }
  for (const [index, title] of API_TOP_10.entries())
    yield {
      id: `API${index + 1}:2023`,
      edition: 'OWASP API Security Top 10:2023',
      title,
      address: `https://owasp.org/API-Security/editions/2023/en/0xa${(index + 1).toString(16)}-${slug(title)}/`,
    }
  for (const [index, title] of LLM_TOP_10.entries())
    yield {
      id: `LLM${two(index + 1)}:2025`,
      edition: 'OWASP Top 10 for LLM Applications 2025',
      title,
      address: 'https://genai.owasp.org/llm-top-10/',
    }
  for (const [index, title] of AGENTIC_TOP_10.entries())
    yield {
      id: `ASI${two(index + 1)}:2026`,
      edition: 'OWASP Top 10 for Agentic Applications 2026',
      title,
      address: 'https://genai.owasp.org/resource/owasp-top-10-for-agentic-applications-for-2026/',
    }
  for (const [chapter, [title, sections]] of Object.entries(ASVS).entries())
    for (const [section, [name, count]] of Object.entries(sections).entries())
      for (let requirement = 1; requirement <= count; requirement++) {
        const file = `0x${chapter + 10}-V${chapter + 1}-${title.replaceAll(' ', '-')}.md`
        const heading = slug(`V${chapter + 1}.${section + 1} ${name}`)
        yield {
          id: `V${chapter + 1}.${section + 1}.${requirement}`,
          edition: 'OWASP ASVS 5.0.0',
          title: name,
          address: `https://github.com/OWASP/ASVS/blob/v5.0.0/5.0/en/${file}#${heading}`,
        }
      }
  for (const [chapter, [name, pages]] of Object.entries(WSTG).entries())
    for (const [index, title] of pages.entries()) {
      const page = `${two(chapter + 1)}-${name}/${two(index + 1)}-${title}`.replaceAll(' ', '_')
      yield {
        id: `WSTG-${WSTG_NAMES[chapter]}-${two(index + 1)}`,
        edition: 'OWASP WSTG 4.2',
        title,
        address: `https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Security_Testing/${page}`,
      }
    }
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')
}

/** All ids that a challenge may use. */
export const STANDARDS: ReadonlyMap<string, Standard> = new Map([...all()].map((standard) => [standard.id, standard]))

/** Returns the ids of a challenge in display order. */
export function idsOf({ cwe, owasp, asvs, wstg }: StandardIds): string[] {
  return [...cwe.map((number) => `CWE-${number}`), ...owasp, ...asvs, ...wstg]
}

/** Returns the entries of a challenge's ids. Unknown ids are left out. */
export function standardsOf(ids: StandardIds): Standard[] {
  return idsOf(ids).flatMap((id) => STANDARDS.get(id) ?? [])
}

/** Returns the problems of a challenge's ids, as sentences that continue its name. */
export function standardProblems(ids: StandardIds): string[] {
  const problems = idsOf(ids)
    .filter((id) => !STANDARDS.has(id))
    .map((id) => `names ${id}, which is not in packages/challenge-kit/src/standards.ts. Check it, or add it there.`)
  for (const [field, pattern] of [
    ['owasp', /^(A|API|LLM|ASI)\d/],
    ['asvs', /^V\d/],
    ['wstg', /^WSTG-/],
  ] as const)
    for (const id of ids[field])
      if (!pattern.test(id)) problems.push(`names ${id} as ${field}, where it does not belong.`)
  if (ids.cwe.length > 0)
    for (const edition of ['2021', '2025'] as const) problems.push(...categoryProblems(ids, edition))
  return problems
}

/** Checks the categories of one edition. If the edition lists the weakness, its category is required; otherwise the author decides. */
function categoryProblems({ cwe, owasp }: StandardIds, edition: Top10Edition): string[] {
  const named = owasp.filter((id) => /^A\d/.test(id) && id.endsWith(`:${edition}`))
  if (named.length === 0) return [`names no category of the OWASP Top 10:${edition}. Add one.`]
  const listing = WEAKNESSES.filter(([number]) => cwe.includes(number)).flatMap(
    ([, , a2021, a2025]) => (edition === '2021' ? a2021 : a2025) ?? [],
  )
  if (listing.length === 0) return []
  return named
    .filter((id) => !listing.some((category) => id === `${category}:${edition}`))
    .map((id) => `names ${id}, but that edition lists its weaknesses in ${[...new Set(listing)].join(', ')}.`)
}
