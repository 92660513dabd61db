import ts from 'typescript'

/** State of a module, or a write to it, that all worlds would share. */
export interface ModuleState {
  readonly file: string
  /** From 1. */
  readonly line: number
  /** The problem and its solution. */
  readonly message: string
}

const WEAK = 'Make it a field of its owner.'
const declareAs = (type: string) => `If it never changes, declare its type as ${type}, or create it where it is used.`

/** Mutable containers, and the advice for one at module level. */
const CONTAINERS: Readonly<Record<string, string>> = {
  Array: declareAs('readonly T[] (or `as const`)'),
  Map: declareAs('ReadonlyMap'),
  Set: declareAs('ReadonlySet'),
  WeakMap: WEAK,
  WeakSet: WEAK,
}

/** Classes whose instances keep no data of a request. */
const HARMLESS_CLASSES: ReadonlySet<string> = new Set([
  ...['RegExp', 'URL', 'Date', 'Error', 'TextEncoder', 'Intl.Collator', 'Intl.DateTimeFormat', 'Intl.NumberFormat'],
  // Containers are judged by their type.
  ...Object.keys(CONTAINERS),
])

const MUTATORS: ReadonlySet<string> = new Set([
  ...['set', 'add', 'delete', 'clear'],
  ...['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin'],
])

const ADVICE = 'One process serves many worlds: make it a field of the world, or of an object that the caller creates.'

/**
 * Finds state at module level, which a module keeps between calls and shares among all worlds:
 * - `let` and `var`, and static fields that are not readonly;
 * - constants with the type of a mutable container: an array, Map, Set, WeakMap or WeakSet, also inside an
 *   object or array literal. A constant table has a readonly type, which the compiler enforces;
 * - instances of classes, except for some that keep nothing;
 * - writes to a module-level constant of any module, to `globalThis` and to `process.env`;
 * - `test` and `exec` on a constant pattern with the flag g or y, which keeps its position.
 *
 * Functions that are called immediately (`(() => { let n = 0; … })()`) count as module level. State in a closure that a
 * called function returns is not found.
 *
 * @param program contains all files, so that writes to constants of other modules are found
 * @param files the files to check
 */
export function findModuleState(program: ts.Program, files: readonly ts.SourceFile[]): readonly ModuleState[] {
  return files.flatMap((file) => new ModuleReader(program.getTypeChecker(), file).read())
}

class ModuleReader {
  readonly #checker: ts.TypeChecker
  readonly #file: ts.SourceFile
  readonly #found: ModuleState[] = []

  constructor(checker: ts.TypeChecker, file: ts.SourceFile) {
    this.#checker = checker
    this.#file = file
  }

  read(): readonly ModuleState[] {
    this.#declarations(this.#file)
    this.#writes(this.#file)
    return this.#found
  }

  #report(node: ts.Node, message: string): void {
    const line = this.#file.getLineAndCharacterOfPosition(node.getStart(this.#file)).line + 1
    this.#found.push({ file: this.#file.fileName, line, message: `${message} ${ADVICE}` })
  }

  /** Checks code that runs when the module is loaded. */
  #declarations(node: ts.Node): void {
    if (ts.isFunctionLike(node) && !runsAtOnce(node)) return
    if (ts.isPropertyDeclaration(node) && !hasModifier(node, ts.SyntaxKind.StaticKeyword)) return
    if (ts.isPropertyDeclaration(node)) this.#staticField(node)
    if (ts.isVariableDeclarationList(node)) this.#variables(node)
    if (ts.isNewExpression(node)) this.#instance(node)
    if (ts.isTypeNode(node)) return
    ts.forEachChild(node, (child) => this.#declarations(child))
  }

  #variables(list: ts.VariableDeclarationList): void {
    // A loop variable does not outlive the loop.
    if (ts.isForStatement(list.parent) || ts.isForOfStatement(list.parent) || ts.isForInStatement(list.parent)) return
    const ambient = hasModifier(list.parent, ts.SyntaxKind.DeclareKeyword)
    for (const declaration of list.declarations) {
      if (ambient) continue
      if (!(list.flags & ts.NodeFlags.Const))
        this.#report(declaration, `${declaration.name.getText(this.#file)} is a variable of the module.`)
      else this.#constant(declaration)
    }
  }

  #constant(declaration: ts.VariableDeclaration): void {
    for (const name of namesIn(declaration.name))
      this.#value(name.text, this.#checker.getTypeAtLocation(name), declaration.initializer, name)
  }

  #staticField(field: ts.PropertyDeclaration): void {
    const name = field.name.getText(this.#file)
    if (hasModifier(field, ts.SyntaxKind.ReadonlyKeyword))
      this.#value(name, this.#checker.getTypeAtLocation(field), field.initializer, field)
    else this.#report(field, `The static field ${name} can be assigned.`)
  }

  /** Checks a value by its declared type, and the parts of a literal by their types. */
  #value(name: string, type: ts.Type, initializer: ts.Expression | undefined, at: ts.Node): void {
    const advice = CONTAINERS[containerName(type)]
    if (advice) {
      this.#report(at, `${name} can change. ${advice}`)
      return
    }
    const literal = initializer && withoutWrapping(initializer)
    if (!literal) return
    if (ts.isObjectLiteralExpression(literal)) {
      for (const property of literal.properties) {
        if (!ts.isPropertyAssignment(property)) continue
        const key = property.name.getText(this.#file)
        const declared = type.getProperty(key.replace(/^(['"])(.*)\1$/, '$2'))
        const propertyType = declared
          ? this.#checker.getTypeOfSymbolAtLocation(declared, property)
          : (type.getStringIndexType() ?? this.#checker.getTypeAtLocation(property.initializer))
        this.#value(`${name}.${key}`, propertyType, property.initializer, property)
      }
    } else if (ts.isArrayLiteralExpression(literal)) {
      literal.elements.forEach((element, index) => {
        const elementType = this.#elementType(type, index) ?? this.#checker.getTypeAtLocation(element)
        this.#value(`${name}[${index}]`, elementType, element, element)
      })
    }
  }

  #elementType(type: ts.Type, index: number): ts.Type | undefined {
    if (this.#checker.isTupleType(type)) return this.#checker.getTypeArguments(type as ts.TypeReference)[index]
    return type.getNumberIndexType()
  }

  #instance(node: ts.NewExpression): void {
    const name = node.expression.getText(this.#file)
    if (!HARMLESS_CLASSES.has(name)) this.#report(node, `An instance of ${name} is made when the module is loaded.`)
  }

  /** Checks the whole file for writes to module-level constants or the process. */
  #writes(node: ts.Node): void {
    const target = this.#targetOf(node)
    const root = target && this.#rootOf(target)
    if (root) this.#report(node, `This writes to ${root}, which all worlds share.`)
    ts.forEachChild(node, (child) => this.#writes(child))
  }

  /** The object that a node writes to, if it writes. */
  #targetOf(node: ts.Node): ts.Expression | undefined {
    if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return inside(node.left)
    if (ts.isDeleteExpression(node)) return inside(node.expression)
    if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
      const counts = node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken
      return counts ? inside(node.operand) : undefined
    }
    if (!ts.isCallExpression(node)) return undefined
    if (
      /^(?:Object\.(?:assign|definePropert(?:y|ies)|setPrototypeOf)|Reflect\.set)$/.test(
        node.expression.getText(this.#file),
      )
    )
      return node.arguments[0]
    if (!ts.isPropertyAccessExpression(node.expression)) return undefined
    const { name, expression } = node.expression
    if (MUTATORS.has(name.text) && containerName(this.#checker.getTypeAtLocation(expression)) in CONTAINERS)
      return expression
    if ((name.text === 'test' || name.text === 'exec') && this.#remembers(expression)) return expression
    return undefined
  }

  /** Name of the module-level constant or global at the start of an expression. */
  #rootOf(expression: ts.Expression): string | undefined {
    let node = withoutWrapping(expression)
    while (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      if (node.getText(this.#file) === 'process.env') return 'process.env'
      node = withoutWrapping(node.expression)
    }
    if (!ts.isIdentifier(node)) return undefined
    if (node.text === 'globalThis' || node.text === 'global') return node.text
    const declaration = this.#declarationOf(node)
    return declaration && isModuleLevel(declaration) ? node.text : undefined
  }

  #declarationOf(node: ts.Identifier): ts.VariableDeclaration | undefined {
    let symbol = this.#checker.getSymbolAtLocation(node)
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = this.#checker.getAliasedSymbol(symbol)
    const declaration = symbol?.valueDeclaration
    return declaration && ts.isVariableDeclaration(declaration) ? declaration : undefined
  }

  /** Whether an expression is a constant pattern that keeps its position. */
  #remembers(expression: ts.Expression): boolean {
    const initializer = ts.isIdentifier(expression) && this.#declarationOf(expression)?.initializer
    return Boolean(initializer && ts.isRegularExpressionLiteral(initializer) && /[gy][a-z]*$/.test(initializer.text))
  }
}

/** The object of the property that is written. */
function inside(target: ts.Expression): ts.Expression | undefined {
  const plain = withoutWrapping(target)
  return ts.isPropertyAccessExpression(plain) || ts.isElementAccessExpression(plain) ? plain.expression : undefined
}

function containerName(type: ts.Type): string {
  const isTuple = Boolean(
    (type as ts.TypeReference).target && (type as ts.TypeReference).target.objectFlags & ts.ObjectFlags.Tuple,
  )
  if (isTuple) return (type as ts.TupleTypeReference).target.readonly ? '' : 'Array'
  return type.symbol?.name ?? ''
}

function isModuleLevel(declaration: ts.VariableDeclaration): boolean {
  for (let node: ts.Node = declaration; node; node = node.parent)
    if (ts.isFunctionLike(node)) return false
    else if (ts.isSourceFile(node)) return true
  return false
}

function runsAtOnce(node: ts.Node): boolean {
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false
  let outer: ts.Node = node.parent
  while (ts.isParenthesizedExpression(outer)) outer = outer.parent
  return ts.isCallExpression(outer) && withoutWrapping(outer.expression) === node
}

function withoutWrapping(expression: ts.Expression): ts.Expression {
  let node = expression
  while (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  )
    node = node.expression
  return node
}

function namesIn(name: ts.BindingName): readonly ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []))
}

function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return Boolean(ts.canHaveModifiers(node) && ts.getModifiers(node)?.some((modifier) => modifier.kind === kind))
}
