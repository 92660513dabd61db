import ts from 'typescript'

/** A place where a promise is made whose failure nobody would hear of. */
export interface FloatingPromise {
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** What is wrong and what to do. */
  readonly message: string
}

const ADVICE = 'When it fails, the process ends. Await it, or end it with `.catch` and say what becomes of the failure.'

/**
 * Finds promises that nobody waits for: an expression that stands for itself, also behind `void`, and a function that gives one
 * where its caller wants nothing back, as timers, listeners and `forEach` do. One that ends in `.catch(…)` or
 * `.then(…, …)` has somebody to fail to.
 *
 * @param program holds all files, so that types of other modules are known
 * @param files the files to judge
 */
export function findFloatingPromises(program: ts.Program, files: readonly ts.SourceFile[]): readonly FloatingPromise[] {
  const checker = program.getTypeChecker()
  return files.flatMap((file) => {
    const found: FloatingPromise[] = []
    const report = (node: ts.Node, message: string) => {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
      found.push({ file: file.fileName, line, message: `${message} ${ADVICE}` })
    }
    // What is plain to see is looked at first: types are found by looking into everything that they are made of.
    const isFloating = (node: ts.Expression) =>
      !isHandled(node) && isThenable(checker, checker.getTypeAtLocation(node), node)
    const visit = (node: ts.Node): void => {
      if (
        ts.isExpressionStatement(node) &&
        !ts.isBinaryExpression(node.expression) &&
        !ts.isAwaitExpression(node.expression) &&
        isFloating(node.expression)
      )
        report(node, 'Nobody waits for this promise.')
      if (ts.isVoidExpression(node) && isFloating(node.expression))
        report(node, 'Nobody waits for this promise; `void` only hides it.')
      // Fastify waits for its plugins, though the first form of its types does not say so.
      if ((ts.isArrowFunction(node) || ts.isFunctionExpression(node)) && !isRegistered(node) && givesSomething(node)) {
        const wanted = checker.getContextualType(node)?.getCallSignatures() ?? []
        // What a function gives is found by looking into all of it: for few it matters.
        const given = () => checker.getTypeAtLocation(node).getCallSignatures()
        if (
          wanted.length > 0 &&
          wanted.every((signature) => isNothing(signature.getReturnType())) &&
          given().some((signature) => isThenable(checker, signature.getReturnType(), node)) &&
          !(ts.isArrowFunction(node) && !ts.isBlock(node.body) && isHandled(node.body))
        )
          report(node, 'This function gives a promise to a caller who wants nothing back.')
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

/** Whether a function may give its caller anything: it is asynchronous, an expression, or returns one. */
function givesSomething({ modifiers, body }: ts.ArrowFunction | ts.FunctionExpression): boolean {
  const returns = (node: ts.Node): boolean =>
    (ts.isReturnStatement(node) && node.expression !== undefined) ||
    (!ts.isFunctionLike(node) && ts.forEachChild(node, returns) === true)
  const isAsync = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) === true
  return isAsync || !ts.isBlock(body) || returns(body)
}

function isNothing(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) !== 0
}

/** Whether one of the types that a value may have is a promise. */
function isThenable(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): boolean {
  const parts = type.isUnion() ? type.types : [type]
  return parts.some((part) => {
    const then = part.getProperty('then')
    const calls = then ? checker.getTypeOfSymbolAtLocation(then, at).getCallSignatures() : []
    // What a framework can await, but nobody has to, gives nothing to go on with.
    return calls.some((signature) => signature.getReturnType().getProperty('then') !== undefined)
  })
}

/** Whether an expression ends in `.catch(…)`, or in `.then(…, …)`, perhaps with a `.finally(…)` behind it. */
function isHandled(expression: ts.Expression): boolean {
  let node = expression
  while (ts.isParenthesizedExpression(node)) node = node.expression
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const { name, expression: before } = node.expression
  if (name.text === 'finally') return isHandled(before)
  return name.text === 'catch' || (name.text === 'then' && node.arguments.length === 2)
}
