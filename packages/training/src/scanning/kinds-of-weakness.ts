import type { GroundTruthVulnerability } from '@fruit/contracts/calls/ground-truth'

/**
 * How a vulnerability can be detected from outside. `passive`: ordinary responses show it. `active`: the response shows the
 * effect of a payload. `out-of-band`: the effect appears elsewhere. `logic`: detection needs knowledge of the shop's purpose.
 * `source`: no request shows it.
 */
export type Detectability = GroundTruthVulnerability['detectability']

interface KindOfWeakness {
  /** Number in the WASC Threat Classification 2.0. */
  readonly wasc?: number
  readonly detectability: Detectability
  /** Name in the OWASP Benchmark, or a similar one. */
  readonly category: string
}

const kind = (detectability: Detectability, category: string, wasc?: number): KindOfWeakness => ({
  detectability,
  category,
  ...(wasc !== undefined && { wasc }),
})

/** By CWE. WASC numbers follow its Taxonomy Cross Reference View; categories are short names like those of the Benchmark. */
const KINDS: Readonly<Record<number, KindOfWeakness>> = {
  20: kind('logic', 'inputval', 20),
  22: kind('active', 'pathtraver', 33),
  73: kind('active', 'pathtraver', 33),
  78: kind('active', 'cmdi', 31),
  79: kind('active', 'xss', 8),
  89: kind('active', 'sqli', 19),
  94: kind('active', 'codeinj', 20),
  116: kind('active', 'encoding', 22),
  158: kind('active', 'nullbyte', 28),
  191: kind('logic', 'integer', 3),
  200: kind('source', 'infoleak', 13),
  209: kind('passive', 'errors', 13),
  213: kind('passive', 'infoleak', 13),
  256: kind('source', 'crypto'),
  307: kind('active', 'brute', 11),
  321: kind('source', 'crypto'),
  327: kind('source', 'crypto'),
  330: kind('logic', 'weakrand', 18),
  346: kind('active', 'origin', 14),
  347: kind('active', 'jwt', 1),
  352: kind('active', 'csrf', 9),
  359: kind('logic', 'privacy', 13),
  362: kind('logic', 'race'),
  400: kind('active', 'dos', 10),
  425: kind('passive', 'forcedbrowsing', 34),
  434: kind('active', 'upload', 20),
  436: kind('logic', 'inputval', 20),
  497: kind('passive', 'infoleak', 13),
  502: kind('active', 'deserial', 20),
  521: kind('active', 'credentials', 1),
  522: kind('passive', 'credentials', 13),
  530: kind('active', 'backup', 34),
  532: kind('active', 'infoleak', 13),
  540: kind('source', 'infoleak', 13),
  548: kind('passive', 'dirlisting', 16),
  552: kind('active', 'forcedbrowsing', 34),
  601: kind('active', 'redirect', 38),
  602: kind('logic', 'inputval', 20),
  611: kind('active', 'xxe', 43),
  620: kind('logic', 'authn', 49),
  639: kind('logic', 'idor', 2),
  640: kind('logic', 'authn', 49),
  656: kind('source', 'obscurity', 34),
  674: kind('active', 'dos', 10),
  749: kind('logic', 'upload', 42),
  770: kind('active', 'dos', 10),
  776: kind('active', 'dos', 44),
  798: kind('source', 'credentials', 1),
  799: kind('logic', 'automation', 21),
  804: kind('logic', 'automation', 21),
  834: kind('active', 'dos', 10),
  835: kind('active', 'dos', 10),
  841: kind('logic', 'workflow', 40),
  862: kind('logic', 'authz', 2),
  863: kind('logic', 'authz', 2),
  915: kind('logic', 'massassign', 20),
  916: kind('source', 'hash'),
  918: kind('out-of-band', 'ssrf', 20),
  943: kind('active', 'nosqli', 19),
  1104: kind('source', 'components'),
  1230: kind('source', 'privacy', 13),
  1284: kind('logic', 'inputval', 20),
  1336: kind('active', 'ssti', 20),
  1357: kind('source', 'components'),
  1391: kind('active', 'credentials', 1),
  1395: kind('source', 'components'),
}

/** The properties of the first known CWE of a vulnerability; `logic` when none is known. */
export function kindOfWeakness(cwe: readonly number[]): KindOfWeakness {
  return cwe.map((number) => KINDS[number]).find((found) => found) ?? kind('logic', 'other')
}
