import ts from 'typescript'

/** A promise whose rejection would be unhandled. */
export interface FloatingPromise {
  readonly file: string
  /** From 1. */
  readonly line: number
  /** The problem and its solution. */
  readonly message: string
}

const ADVICE = 'If it rejects, the process ends. Await it, or add `.catch` and handle the failure.'

/**
 * Finds floating promises: expression statements, also behind `void`, and callbacks that return a promise although the
 * caller ignores it, such as timers, listeners and `forEach`. Promises that end in `.catch(…)` or `.then(…, …)` are
 * handled.
 *
 * @param program contains all files, so that types of other modules are known
 * @param files the files to check
 */
export function findFloatingPromises(program: ts.Program, files: readonly ts.SourceFile[]): readonly FloatingPromise[] {
  const checker = program.getTypeChecker()
  return files.flatMap((file) => {
    const found: FloatingPromise[] = []
    const report = (node: ts.Node, message: string) => {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
      found.push({ file: file.fileName, line, message: `${message} ${ADVICE}` })
    }
    // Checks the syntax first, because resolving types is expensive.
    const isFloating = (node: ts.Expression) =>
      !isHandled(node) && isThenable(checker, checker.getTypeAtLocation(node), node)
    const visit = (node: ts.Node): void => {
      if (
        ts.isExpressionStatement(node) &&
        !ts.isBinaryExpression(node.expression) &&
        !ts.isAwaitExpression(node.expression) &&
        isFloating(node.expression)
      )
        report(node, 'This promise is not awaited.')
      if (ts.isVoidExpression(node) && isFloating(node.expression))
        report(node, 'This promise is not awaited; `void` only hides it.')
      // Fastify awaits its plugins, although the first overload does not say so.
      if ((ts.isArrowFunction(node) || ts.isFunctionExpression(node)) && !isRegistered(node) && returnsValue(node)) {
        const wanted = checker.getContextualType(node)?.getCallSignatures() ?? []
        // Resolving the type of a function is expensive, so it is done last.
        const given = () => checker.getTypeAtLocation(node).getCallSignatures()
        if (
          wanted.length > 0 &&
          wanted.every((signature) => isNothing(signature.getReturnType())) &&
          given().some((signature) => isThenable(checker, signature.getReturnType(), node)) &&
          !(ts.isArrowFunction(node) && !ts.isBlock(node.body) && isHandled(node.body))
        )
          report(node, 'This function returns a promise to a caller that ignores it.')
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
    return found
  })
}

function isRegistered({ parent }: ts.Node): boolean {
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === 'register'
  )
}

/** Whether a function may return a value: it is asynchronous, an expression, or contains `return` with a value. */
function returnsValue({ modifiers, body }: ts.ArrowFunction | ts.FunctionExpression): boolean {
  const returns = (node: ts.Node): boolean =>
    (ts.isReturnStatement(node) && node.expression !== undefined) ||
    (!ts.isFunctionLike(node) && ts.forEachChild(node, returns) === true)
  const isAsync = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) === true
  return isAsync || !ts.isBlock(body) || returns(body)
}

function isNothing(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) !== 0
}

/** Whether one of a value's possible types is a promise. */
function isThenable(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): boolean {
  const parts = type.isUnion() ? type.types : [type]
  return parts.some((part) => {
    const then = part.getProperty('then')
    const calls = then ? checker.getTypeOfSymbolAtLocation(then, at).getCallSignatures() : []
    // Not every thenable is a promise: Fastify's reply can be awaited, but its `then` returns nothing.
    return calls.some((signature) => signature.getReturnType().getProperty('then') !== undefined)
  })
}

/** Whether an expression ends in `.catch(…)` or `.then(…, …)`, possibly followed by `.finally(…)`. */
function isHandled(expression: ts.Expression): boolean {
  let node = expression
  while (ts.isParenthesizedExpression(node)) node = node.expression
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const { name, expression: before } = node.expression
  if (name.text === 'finally') return isHandled(before)
  return name.text === 'catch' || (name.text === 'then' && node.arguments.length === 2)
}
