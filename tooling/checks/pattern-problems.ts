import ts from 'typescript'
import { type Attack, findAttack } from './pattern-cost.ts'

export interface PatternProblem {
  /** From 1. */
  readonly line: number
  readonly message: string
}

/** A reason to allow a pattern, at the end of its line or in the line above: `// linear-ok: the input has at most 6 characters`. */
const EXCEPTION = /\/\/~? linear-ok:(.*)$/

interface Exception {
  /** The line of the patterns that it allows, from 1. */
  readonly line: number
  /** The line of the comment itself. */
  readonly writtenIn: number
  readonly reason: string
}

/**
 * Regular expressions of a source file that take more than linear time, that nobody can check because their text is computed, and
 * exceptions that no pattern needs.
 *
 * @param path decides by its ending whether the file may hold JSX
 */
export function patternProblems(path: string, text: string): PatternProblem[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const exceptions = exceptionsIn(text)
  const used = new Set<Exception>()
  const problems: PatternProblem[] = exceptions
    .filter(({ reason }) => reason === '')
    .map(({ writtenIn }) => ({ line: writtenIn, message: 'an exception without a reason' }))
  const report = (node: ts.Node, message: string) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
    const allowed = exceptions.filter((exception) => exception.line === line)
    for (const exception of allowed) used.add(exception)
    if (allowed.length === 0) problems.push({ line, message })
  }
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const problem = problemOf(node.text)
      if (problem) report(node, problem)
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'RegExp'
    )
      report(node, `${oneLine(node.getText(source))} is computed: say in a comment “linear-ok: …” why it is linear`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  const stale = exceptions
    .filter((exception) => !used.has(exception))
    .map(({ writtenIn }) => ({ line: writtenIn, message: 'no pattern needs this exception: remove it' }))
  return [...problems, ...stale].sort((one, other) => one.line - other.line)
}

function exceptionsIn(text: string): Exception[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const reason = EXCEPTION.exec(line)?.[1]?.trim()
    if (reason === undefined) return []
    const isAlone = line.trim().startsWith('//')
    let allowed = index
    if (isAlone)
      do allowed++
      while (lines[allowed]?.trim().startsWith('//'))
    return [{ line: allowed + 1, writtenIn: index + 1, reason }]
  })
}

/** @param literal such as `/a+$/i` */
function problemOf(literal: string): string | null {
  const end = literal.lastIndexOf('/')
  try {
    const attack = findAttack(literal.slice(1, end), literal.slice(end + 1))
    return attack && `${literal} takes ${attack.growth} time on ${shown(attack)}`
  } catch (error) {
    return `${literal} cannot be analysed: ${(error as Error).message}`
  }
}

function shown({ prefix, pump, suffix }: Attack): string {
  const quoted = (text: string) => JSON.stringify(text)
  return [prefix && quoted(prefix), `${quoted(pump)}.repeat(n)`, suffix && quoted(suffix)].filter(Boolean).join(' + ')
}

function oneLine(text: string): string {
  const plain = text.replace(/\s+/g, ' ')
  return plain.length > 80 ? `${plain.slice(0, 80)}…` : plain
}
