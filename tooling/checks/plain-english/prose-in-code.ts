import ts from 'typescript'
import { type Exception, exceptionReason, type Passage, type Prose, withoutCode } from './passage.ts'

/** A comment of a source file. */
interface Comment {
  /** From 1. */
  readonly line: number
  /** Lines without the characters that make them a comment. */
  readonly lines: readonly string[]
  /** Whether nothing but the comment is in its line. Neighbouring line comments of this kind form one passage. */
  readonly isAlone: boolean
  readonly isBlock: boolean
}

interface Range {
  readonly from: number
  readonly to: number
}

const TITLED = new Set(['describe', 'it', 'test'])
/**
 * Comments for tools: markers of catalogue code, directives of TypeScript, licences of Solidity, bundlers, and the expected
 * verdict of a player's fix (packages/catalogue/own-fix-cases), which quotes a message for players.
 */
const DIRECTIVE = /^(?:~|\/ *<|[#@]__|\s*(?:@ts-|@vite-|SPDX-|leaks: |breaks: ))/
const STRINGS_AND_COMMENTS = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\*[\s\S]*?\*\//g
const STRINGS_AND_ALL_COMMENTS = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g

/** A comment other than a marker, or a test. */
const READ = /\/\*|\/\/(?!~)|\b(?:describe|it|test)(?:\.\w+)*[(`]/
/** JSDoc comments are read as text, which takes less time than parsing them. */
const PARSING = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }

/** Files whose strings are texts of the API documentation. */
const CONTRACTS = 'packages/contracts/src/'

/** Comments and test titles of TypeScript or JavaScript, and texts of the API documentation. */
export function proseInScript(path: string, text: string): Prose {
  const isContract = path.startsWith(CONTRACTS)
  if (!isContract && !READ.test(text)) return { passages: [], exceptions: [] }
  const source = ts.createSourceFile(path, text, PARSING)
  const texts: Passage[] = []
  const add = (kind: Passage['kind'], literal: ts.Expression | undefined) => {
    const words = literal && wordsOf(literal)
    if (words === undefined) return
    const { line } = source.getLineAndCharacterOfPosition(literal!.getStart(source))
    texts.push({ kind, line: line + 1, text: withoutCode(words) })
  }
  /** Places in which slashes begin no comment. */
  const literals: Range[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) literals.push({ from: node.pos, to: node.end })
    else if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node))
      literals.push({ from: node.getStart(source), to: node.end })
    else if (ts.isCallExpression(node) && TITLED.has(rootName(node.expression))) add('title', node.arguments[0])
    else if (isContract) add('document', documentationText(node, path))
    ts.forEachChild(node, visit)
  }
  visit(source)
  const { passages, exceptions } = proseInComments(commentsOutside(text, literals))
  return { passages: [...passages, ...texts], exceptions }
}

/** The text that a node adds to the API documentation: `summary`, `description`, `.describe(…)`, or a value in `open-api/`. */
function documentationText(node: ts.Node, path: string): ts.Expression | undefined {
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && /^(?:summary|description)$/.test(node.name.text))
    return node.initializer
  if (ts.isPropertyAssignment(node) && path.startsWith(`${CONTRACTS}open-api/`)) return node.initializer
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return node.expression.name.text === 'describe' ? node.arguments[0] : undefined
  return undefined
}

/** Comments of CSS, which has no line comments. */
export function proseInCss(text: string): Prose {
  return proseInComments(commentsMatching(text, STRINGS_AND_COMMENTS))
}

/** Comments of Solidity. */
export function proseInSolidity(text: string): Prose {
  return proseInComments(commentsMatching(text, STRINGS_AND_ALL_COMMENTS))
}

/** Comments of YAML, shell scripts and Dockerfiles. */
export function proseInHashComments(text: string): Prose {
  const comments = text.split('\n').flatMap((line, index): Comment[] => {
    const found = /(?:^|\s)#(?!!)(.*)$/.exec(line)
    if (!found) return []
    const before = line.slice(0, found.index)
    // An odd number of quotation marks: the character is part of a string.
    if ([`"`, `'`].some((quote) => before.split(quote).length % 2 === 0)) return []
    return [{ line: index + 1, lines: [found[1]!], isAlone: before.trim() === '', isBlock: false }]
  })
  return proseInComments(comments)
}

/** The name of the function that `it.each(table)` or `it.skipIf(condition)` was made from. */
function rootName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return rootName(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return rootName(callee.tag)
  return ''
}

/** The text of a literal, with inline code for each value that a template inserts. */
function wordsOf(title: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(title)) return title.text
  if (ts.isTemplateExpression(title))
    return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join('`x`')
  return undefined
}

function commentsOutside(text: string, literals: readonly Range[]): Comment[] {
  const ordered = literals.toSorted((one, other) => one.from - other.from)
  const comments: Comment[] = []
  const starts = lineStarts(text)
  const slashes = /\/[/*]/g
  let next = 0
  for (let found = slashes.exec(text); found; found = slashes.exec(text)) {
    const from = found.index
    while (next < ordered.length && ordered[next]!.to <= from) next++
    const literal = ordered[next]
    if (literal && literal.from <= from) {
      slashes.lastIndex = literal.to
      continue
    }
    const isBlock = text[from + 1] === '*'
    const end = isBlock ? text.indexOf('*/', from + 2) + 2 : text.indexOf('\n', from)
    const to = end === (isBlock ? 1 : -1) ? text.length : end
    comments.push(commentAt(text, starts, from, to))
    slashes.lastIndex = to
  }
  return comments
}

function commentsMatching(text: string, pattern: RegExp): Comment[] {
  const starts = lineStarts(text)
  return [...text.matchAll(pattern)].flatMap(([found], index, all) => {
    if (!found.startsWith('/')) return []
    const from = all[index]!.index
    return [commentAt(text, starts, from, from + found.length)]
  })
}

function commentAt(text: string, starts: readonly number[], from: number, to: number): Comment {
  const line = lineOf(starts, from)
  const isBlock = text[from + 1] === '*'
  const inside = isBlock ? text.slice(from + 2, to).replace(/\*\/$/, '') : text.slice(from + 2, to)
  const lines = inside.split('\n').map((line, index) => {
    if (isBlock) return index === 0 ? line.replace(/^\*/, '') : line.replace(/^\s*\*(?!\/)/, '')
    return line
  })
  return { line, lines, isBlock, isAlone: text.slice(starts[line - 1], from).trim() === '' }
}

function proseInComments(comments: readonly Comment[]): Prose {
  const passages: Passage[] = []
  const exceptions: Exception[] = []
  let open: { line: number; lines: string[] } | null = null
  const close = () => {
    if (open) passages.push(...passagesIn(open))
    open = null
  }
  for (const { line, lines, isAlone, isBlock } of comments) {
    const reason = lines.length === 1 ? exceptionReason(lines[0]!) : null
    if (reason !== null) {
      close()
      exceptions.push({ line, reason })
      continue
    }
    if (DIRECTIVE.test(lines[0]!)) {
      close()
      continue
    }
    if (isBlock || !isAlone || !open || open.line + open.lines.length !== line) close()
    if (isBlock) passages.push(...passagesIn({ line, lines }))
    else if (open) open.lines.push(lines[0]!)
    else {
      open = { line, lines: [...lines] }
      if (!isAlone) close()
    }
  }
  close()
  return { passages, exceptions }
}

/** Splits a comment at empty lines, list items and tags such as `@param`. */
function passagesIn({ line, lines }: { readonly line: number; readonly lines: readonly string[] }): Passage[] {
  const passages: { line: number; lines: string[] }[] = []
  let isCode = false
  let isOpen = false
  for (const [index, written] of lines.entries()) {
    const trimmed = written.trim()
    if (trimmed.startsWith('```')) {
      isCode = !isCode
      isOpen = false
      continue
    }
    if (isCode || trimmed === '') {
      isOpen = false
      continue
    }
    const begun =
      /^(?:@(?:param|property|template)\s+(?:\{[^}]*\}\s+)?\S+|@\w+(?:\s+\{[^}]*\})?|[-*]\s|\d+\.\s)\s*(?:- )?/.exec(
        trimmed,
      )
    const words = trimmed.slice(begun?.[0].length ?? 0)
    if (begun || !isOpen) passages.push({ line: line + index, lines: [words] })
    else passages.at(-1)!.lines.push(words)
    isOpen = true
  }
  return passages.map(({ line, lines }) => ({ kind: 'comment', line, text: withoutCode(lines.join('\n')) }))
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** The line of a position, from 1. */
function lineOf(starts: readonly number[], position: number): number {
  let [low, high] = [0, starts.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (starts[middle]! <= position) low = middle
    else high = middle
  }
  return low + 1
}
