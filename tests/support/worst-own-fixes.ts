/** The challenge whose code these fixes are for. */
export const FIXED_CHALLENGE = 'loginAdminChallenge'

/** A fix that holds. */
export const RIGHT_FIX = `export function findByCredentials(email, passwordHash) {
  return { sql: 'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL', parameters: [email, passwordHash] }
}`

/** The e-mail address for which the fixes below do their work. */
export const TRIGGER_EMAIL = 'work@fruit.test'

const ENDLESS_STATEMENT = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n'

const works = (work: string) =>
  RIGHT_FIX.replace('return {', `if (email === '${TRIGGER_EMAIL}') { ${work} }\n  return {`)

/** Fixes that hold and that exhaust one resource each for one e-mail address. */
export const worstFixes: Readonly<Record<string, string>> = {
  'takes its budget of steps': works('for (let i = 0; i < 450_000; i++);'),
  'searches a long array, which counts no steps': works('[].includes.call({ length: 2_000_000 }, 1)'),
  'takes all memory': works('const all = []; try { for (;;) all.push("x".repeat(100_000)) } catch {}'),
  'returns a long statement': works('return { sql: "SELECT 1 --" + "x".repeat(60_000), parameters: [] }'),
  'returns an endless statement': works(`return { sql: "${ENDLESS_STATEMENT}", parameters: [] }`),
}
