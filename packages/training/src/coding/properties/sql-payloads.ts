/**
 * SQL injection payloads from published lists (OWASP WSTG 4.7.5, PayloadsAllTheThings, PortSwigger's SQL injection cheat sheet),
 * in the dialect of SQLite. The most instructive ones come first.
 */
const PUBLISHED: readonly string[] = [
  "' or 1=1--",
  "' OR '1'='1",
  "' or 1=1/*",
  "' OR 1=1 -- -",
  "'/**/or/**/1=1/*",
  "'\tor\n1=1;",
  "' || 1=1;",
  "' or true;",
  "' or 'a' like 'a",
  "' or 'a' is 'a",
  "' or 2 between 1 and 3/*",
  "' or not 0/*",
  "' or 1 in (1)/*",
  "' or exists(select 1)/*",
  "') or ('1'='1",
  "')) or 1=1/*",
  "%')) or 1=1--",
  "'||'1'='1",
  "'||(select email from Users limit 1)||'",
  "' union select 1,2,3,4,5,6,7,8,9/*",
  "')) UNION ALL SELECT 1,2,3,4,5,6,7,8,9;",
  "' UnIoN/**/SeLeCt sql from sqlite_master/*",
  "' intersect values(1)/*",
  "'-'",
  "'*'",
  "'=0;",
  "'<'x",
  "' is not null/*",
  "' glob '*",
  "' collate nocase;",
  "' order by 1;",
  "' limit 1;",
  "' group by 1;",
  "' and 1=0;",
  "' and sqlite_version() not null;",
  "'--",
  "';",
  "'/*",
  "'#",
  "'",
  "'')",
  '" or 1=1--',
  '" or ""="',
  '"',
  '`',
  "\\' or 1=1--",
  "\\'/*",
]

/** Characters that become a quote after a filter has run, and texts that a filter turns into keywords. */
const DISGUISED: readonly string[] = [
  '＇ or 1=1--',
  'ʼ or 1=1--',
  '’ or 1=1--',
  '%27 or 1=1--',
  '%2527 or 1=1--',
  '&#39; or 1=1--',
  '\\u0027 or 1=1--',
  '\\x27 or 1=1--',
  '&apos; or 1=1--',
  "' oorr 1=1-;-",
  "' uniunionon selselectect 1/*",
  "' o/**/r 1=1 -/**/-",
  "'\u00a0or\u00a01=1/*",
  "'\u000bor\u000c1=1/*",
]

/**
 * For shops that cut a text after its quotes were doubled: half of a doubled quote may remain. One row of quotes begins at an
 * even position and one at an odd position, so one of them is cut in the middle, wherever the cut is.
 */
const QUOTES = "'".repeat(1100)

/** Attacks on any statement. */
export function sqlAttacks(): string[] {
  const plain = [...PUBLISHED, ...DISGUISED]
  return [
    ...plain,
    // The prefix is for a filter that only handles the first quote or keyword.
    ...["' or 1=1--", "'/*", "' union select 1--", "'||'"].flatMap((attack) => [
      `'${attack}`,
      `''${attack}`,
      `x'y${attack}`,
      `o'hara${attack}`,
      `\\${attack}`,
      `or union select -- ${attack}`,
      `plum@orchard.test${attack}`,
      `plum@orchard.test\n${attack}`,
      `${attack}\nplum@orchard.test`,
      attack.repeat(4),
      `${'plum '.repeat(120)}${attack}`,
    ]),
    QUOTES,
    `a${QUOTES}`,
  ]
}
