/** The challenge whose code these fixes are for. */
export const REPAIRED = 'loginAdminChallenge'

/** A fix that holds. */
export const RIGHT_FIX = `export function findByCredentials(email, passwordHash) {
  return { sql: 'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL', parameters: [email, passwordHash] }
}`

/** An e-mail that makes the fixes below work. */
export const WORKING_EMAIL = 'work@fruit.test'

const ENDLESS_STATEMENT = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n'

const works = (work: string) =>
  RIGHT_FIX.replace('return {', `if (email === '${WORKING_EMAIL}') { ${work} }\n  return {`)

/** Fixes that hold, and that work as hard as they may for one e-mail, each in its way. */
export const worstFixes: Readonly<Record<string, string>> = {
  'takes its budget of steps': works('for (let i = 0; i < 450_000; i++);'),
  'searches long where no steps are counted': works('[].includes.call({ length: 2_000_000 }, 1)'),
  'takes all memory': works('const all = []; try { for (;;) all.push("x".repeat(100_000)) } catch {}'),
  'gives a long answer': works('return { sql: "SELECT 1 --" + "x".repeat(60_000), parameters: [] }'),
  'gives the database work without end': works(`return { sql: "${ENDLESS_STATEMENT}", parameters: [] }`),
}
