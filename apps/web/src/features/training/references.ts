/** A page about a kind of weakness. */
export interface Reference {
  readonly name: string
  readonly href: string
}

const TOP_TEN = 'https://owasp.org/Top10/'
const API_TOP_TEN = 'https://owasp.org/API-Security/editions/2023/en/'

/** Where the categories of the lists are, and how they are called. */
const CATEGORIES: Readonly<Record<string, Reference>> = {
  'A01:2021': { name: 'Broken Access Control', href: `${TOP_TEN}A01_2021-Broken_Access_Control/` },
  'A02:2021': { name: 'Cryptographic Failures', href: `${TOP_TEN}A02_2021-Cryptographic_Failures/` },
  'A03:2021': { name: 'Injection', href: `${TOP_TEN}A03_2021-Injection/` },
  'A04:2021': { name: 'Insecure Design', href: `${TOP_TEN}A04_2021-Insecure_Design/` },
  'A05:2021': { name: 'Security Misconfiguration', href: `${TOP_TEN}A05_2021-Security_Misconfiguration/` },
  'A06:2021': {
    name: 'Vulnerable and Outdated Components',
    href: `${TOP_TEN}A06_2021-Vulnerable_and_Outdated_Components/`,
  },
  'A07:2021': {
    name: 'Identification and Authentication Failures',
    href: `${TOP_TEN}A07_2021-Identification_and_Authentication_Failures/`,
  },
  'A08:2021': {
    name: 'Software and Data Integrity Failures',
    href: `${TOP_TEN}A08_2021-Software_and_Data_Integrity_Failures/`,
  },
  'A09:2021': {
    name: 'Security Logging and Monitoring Failures',
    href: `${TOP_TEN}A09_2021-Security_Logging_and_Monitoring_Failures/`,
  },
  'A10:2021': {
    name: 'Server-Side Request Forgery',
    href: `${TOP_TEN}A10_2021-Server-Side_Request_Forgery_%28SSRF%29/`,
  },
  'API1:2023': {
    name: 'Broken Object Level Authorization',
    href: `${API_TOP_TEN}0xa1-broken-object-level-authorization/`,
  },
  'API2:2023': { name: 'Broken Authentication', href: `${API_TOP_TEN}0xa2-broken-authentication/` },
  'API3:2023': {
    name: 'Broken Object Property Level Authorization',
    href: `${API_TOP_TEN}0xa3-broken-object-property-level-authorization/`,
  },
  'API4:2023': {
    name: 'Unrestricted Resource Consumption',
    href: `${API_TOP_TEN}0xa4-unrestricted-resource-consumption/`,
  },
  'API5:2023': {
    name: 'Broken Function Level Authorization',
    href: `${API_TOP_TEN}0xa5-broken-function-level-authorization/`,
  },
  'API6:2023': {
    name: 'Unrestricted Access to Sensitive Business Flows',
    href: `${API_TOP_TEN}0xa6-unrestricted-access-to-sensitive-business-flows/`,
  },
  'API7:2023': { name: 'Server Side Request Forgery', href: `${API_TOP_TEN}0xa7-server-side-request-forgery/` },
  'API8:2023': { name: 'Security Misconfiguration', href: `${API_TOP_TEN}0xa8-security-misconfiguration/` },
  'API9:2023': { name: 'Improper Inventory Management', href: `${API_TOP_TEN}0xa9-improper-inventory-management/` },
  'API10:2023': { name: 'Unsafe Consumption of APIs', href: `${API_TOP_TEN}0xaa-unsafe-consumption-of-apis/` },
}

/** The page of a number of the Common Weakness Enumeration. */
export function cweReference(number: number): Reference {
  return { name: `CWE-${number}`, href: `https://cwe.mitre.org/data/definitions/${number}.html` }
}

/** The page of a category such as `A03:2021`; one that we do not know leads to the project. */
export function owaspReference(category: string): Reference {
  const known = CATEGORIES[category]
  return known
    ? { name: `${category} ${known.name}`, href: known.href }
    : { name: category, href: 'https://owasp.org/' }
}
