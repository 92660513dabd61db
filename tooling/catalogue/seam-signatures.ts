import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/** Signature of a seam's function, as declared; or a contract, which has neither parameters nor a return type. */
export interface SeamSignature {
  readonly name: string
  /** As the compiler prints it, for readers. */
  readonly shown: string
  readonly exportName: string
  /** Relative to the project's root. */
  readonly file: string
  /**
   * Such as `sent: string | null`, in order. A type that the catalogue cannot import is expressed by the seam's own
   * type.
   */
  readonly parameters: readonly string[]
  readonly answer: string
  /** Types in the signature: the module that exports each. */
  readonly types: ReadonlyMap<string, string>
  /** The safe contract of a Solidity seam, relative to the project's root; otherwise null. */
  readonly solidity: string | null
}

/** Modules from which the catalogue may import types. */
const IMPORTABLE = /^packages\/(world|isomorphic|shop)\/src\/(.+)\.ts$/
const OF_SHOP = /\/(?:seams|facts|cast)\.ts$/

/** Signatures of the seams that these files declare, by name of the seam. @param root folder of the project */
export function seamSignatures(root: string, files: readonly string[]): Map<string, SeamSignature> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root, undefined, undefined, undefined, undefined)
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    { ...options, incremental: false, tsBuildInfoFile: undefined },
  )
  const checker = program.getTypeChecker()
  const found = new Map<string, SeamSignature>()
  for (const file of new Set(files)) {
    const source = program.getSourceFile(join(root, file))
    for (const symbol of source ? checker.getExportsOfModule(checker.getSymbolAtLocation(source)!) : []) {
      const type = checker.getTypeOfSymbol(symbol)
      const name = type.getProperty('name')
      const safe = type.getProperty('safe')
      if (!name || !safe || !type.getProperty('runsIn')) continue
      const literal = checker.getTypeOfSymbol(name)
      const [signature] = checker.getTypeOfSymbol(safe).getCallSignatures()
      if (!literal.isStringLiteral()) continue
      const solidity = solidityOf(symbol, file)
      if (signature) found.set(literal.value, { name: literal.value, ...signatureOf(signature, symbol.name, file) })
      else if (solidity)
        found.set(literal.value, {
          ...{ name: literal.value, shown: `: ${solidity}`, exportName: symbol.name, file, solidity },
          ...{ parameters: [], answer: '', types: new Map() },
        })
    }
  }
  return found

  function signatureOf(signature: ts.Signature, exportName: string, file: string): Omit<SeamSignature, 'name'> {
    const types = new Map<string, string>()
    const declaration = signature.getDeclaration()
    const parameters = declaration.parameters.map((parameter, index) => {
      const isText = ts.isIdentifier(parameter.name)
      const label = (isText ? parameter.name.getText() : `value${index + 1}`).replace(/^_/, '')
      const written = parameter.type && textOf(parameter.type, types)
      return `${label}: ${written ?? `Parameters<(typeof seam)['safe']>[${index}]`}`
    })
    const inferred = checker.typeToString(signature.getReturnType(), undefined, ts.TypeFormatFlags.NoTruncation)
    const own = declaration.type && textOf(declaration.type, types)
    const isPlain = /^(?:[\s|]|string|number|boolean|null|undefined|void)+$/.test(inferred)
    return {
      shown: checker.signatureToString(signature, undefined, ts.TypeFormatFlags.NoTruncation),
      exportName,
      file,
      parameters,
      answer: own ?? (isPlain ? inferred : "ReturnType<(typeof seam)['safe']>"),
      types,
      solidity: null,
    }
  }

  /** The `.sol` file whose import is an argument of a seam's declaration, relative to the project's root. */
  function solidityOf({ valueDeclaration }: ts.Symbol, file: string): string | null {
    if (!valueDeclaration || !ts.isVariableDeclaration(valueDeclaration)) return null
    const { initializer } = valueDeclaration
    const safe = initializer && ts.isCallExpression(initializer) ? initializer.arguments[1] : undefined
    const declared = safe && checker.getSymbolAtLocation(safe)?.declarations?.[0]
    if (!declared || !ts.isImportSpecifier(declared)) return null
    const from = (declared.parent.parent.parent.moduleSpecifier as ts.StringLiteral).text
    return from.endsWith('.sol') ? join(dirname(file), from).replaceAll('\\', '/') : null
  }

  /** A type as it is written; null if it names a type that the catalogue may not import. */
  function textOf(node: ts.TypeNode, types: Map<string, string>): string | null {
    const named = new Map<string, string>()
    let isImportable = true
    const visit = (part: ts.Node): void => {
      if (ts.isTypeQueryNode(part)) isImportable = false
      if (ts.isTypeReferenceNode(part)) {
        const name = part.typeName.getText()
        const from = moduleOf(part.typeName)
        if (from === null) isImportable = false
        else if (from !== '') named.set(name, from)
      }
      ts.forEachChild(part, visit)
    }
    visit(node)
    if (!isImportable) return null
    for (const [name, from] of named) types.set(name, from)
    return node.getText().replace(/\s+/g, ' ')
  }

  /** The module from which a type can be imported; empty for built-in types; null if there is none. */
  function moduleOf(name: ts.EntityName): string | null {
    const symbol = checker.getSymbolAtLocation(name)
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const declared = target?.declarations?.[0]
    if (!declared || ts.isTypeParameterDeclaration(declared)) return null
    const source = declared.getSourceFile()
    if (program.isSourceFileDefaultLibrary(source)) return ''
    const path = relative(root, source.fileName).replaceAll('\\', '/')
    const [, folder, module] = IMPORTABLE.exec(path) ?? []
    if (!folder || (folder === 'shop' && !OF_SHOP.test(path))) return null
    const isExported = checker
      .getExportsOfModule(checker.getSymbolAtLocation(source)!)
      .some((each) => each.name === target.name)
    return isExported ? `@fruit/${folder}/${module}` : null
  }
}
