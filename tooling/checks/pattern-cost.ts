import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { CharBase, CharSet } from 'refa'
import { type ReadonlyFlags, toUnicodeSet } from 'regexp-ast-analysis'

/**
 * Text for which matching takes more than linear time: `prefix`, then `pump` many times, then `suffix`.
 * `growth` says which kind of loop the pump enters.
 */
export interface Attack {
  readonly growth: 'exponential' | 'polynomial'
  readonly prefix: string
  readonly pump: string
  readonly suffix: string
}

/** A pattern for which no proof was found, neither that it is linear nor that it is not. */
class NotAnalysable extends Error {}

/** Finite repetitions are unrolled up to this count. They change the time by a constant factor only. */
const MAX_COPIES = 3
/** Longer finite repetitions count as loops. */
const MAX_FINITE = 1000
/** Steps for one pattern; the largest of the shop needs a tenth of them. */
const MAX_STEPS = 20_000_000

/** The character on one side of a position must be of one of these classes. */
interface Condition {
  readonly side: 'before' | 'after'
  readonly classes: ReadonlySet<number>
}
/** In place of a class: there is no character, because the text begins or ends. */
const NONE = -1

/**
 * Looks for an input that makes a backtracking engine take more than linear time.
 *
 * The pattern becomes an automaton whose first state stays alive at each character, because a search tries each position. Time is
 * polynomial where one word leads from a loop to itself and to a second loop that it leads to itself too ("infinite degree of
 * ambiguity", Weber and Seidl 1991), and exponential where a word leads through one loop in two ways. The second loop counts only if a
 * text exists on which it fails. Bodies of lookarounds count as branches that never succeed. Back references match as their group does.
 *
 * @returns null when matching is linear
 * @throws NotAnalysable
 */
export function findAttack(source: string, flags: string): Attack | null {
  return new Search(new AutomatonBuilder(source, flags).build(), flags).attack()
}

interface Step {
  readonly to: number
  /** Each is a set of classes that a neighbour must be of. */
  readonly conditions: readonly Condition[]
  /** Goes back to the begin of a loop. */
  readonly isRepeat: boolean
  /** It depends on more than the neighbours whether the step is taken. */
  readonly isUnsure: boolean
}
interface Read {
  readonly classes: ReadonlySet<number>
  readonly to: number
}
/** Where one may read which characters, and where one gets to without reading. */
interface Automaton {
  readonly steps: readonly (readonly Step[])[]
  readonly reads: readonly (readonly Read[])[]
  /** Nodes where a loop begins anew. */
  readonly loops: ReadonlySet<number>
  readonly start: number
  readonly end: number
  /** A character of each class; characters of a class mean the same to the pattern. */
  readonly characters: readonly string[]
}

type Characters = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass

function isCharacters(element: AST.Element): element is Characters {
  return ['Character', 'CharacterSet', 'CharacterClass', 'ExpressionCharacterClass'].includes(element.type)
}

class AutomatonBuilder {
  readonly #flags: ReadonlyFlags
  readonly #base: CharBase
  readonly #word: ReadonlySet<number>
  /** At the begin or end of the text, or of a line where the flags say so. */
  readonly #edge: ReadonlySet<number>
  readonly #steps: Step[][] = []
  readonly #reads: Read[][] = []
  readonly #loops = new Set<number>()
  readonly #pattern: AST.Pattern

  constructor(source: string, flags: string) {
    const parser = new RegExpParser()
    const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
    const parse = (text: string) => parser.parsePattern(text, 0, text.length, modes)
    this.#pattern = parse(source)
    this.#flags = parser.parseFlags(flags)
    const sets = [CharSet.all(modes.unicode || modes.unicodeSets ? 0x10ffff : 0xffff)]
    const collect = (alternatives: readonly AST.Alternative[]) => {
      const visit = (element: AST.Element) => {
        if (isCharacters(element)) sets.push(this.#set(element))
        else if (element.type === 'Quantifier') visit(element.element)
        else if ('alternatives' in element) collect(element.alternatives)
      }
      for (const { elements } of alternatives) elements.forEach(visit)
    }
    const [word, lineEnd] = ['\\w', '[\\n\\r\\u2028\\u2029]'].map((text) => parse(text).alternatives)
    for (const alternatives of [this.#pattern.alternatives, word!, lineEnd!]) collect(alternatives)
    this.#base = new CharBase(sets.filter(({ isEmpty }) => !isEmpty))
    this.#word = this.#classes(word![0]!.elements[0] as Characters)
    this.#edge = new Set([
      NONE,
      ...(this.#flags.multiline ? this.#classes(lineEnd![0]!.elements[0] as Characters) : []),
    ])
  }

  build(): Automaton {
    const start = this.#node()
    const end = this.#alternatives(this.#pattern.alternatives, start)
    return {
      steps: this.#steps,
      reads: this.#reads,
      loops: this.#loops,
      start,
      end,
      characters: this.#base.sets.map(legible),
    }
  }

  #set(element: Characters): CharSet {
    const { chars, accept } = toUnicodeSet(element, this.#flags)
    if (accept.wordSets.some(({ length }) => length !== 1))
      throw new NotAnalysable('a class holds texts of several characters')
    return chars
  }

  #classes(element: Characters): Set<number> {
    const set = this.#set(element)
    return new Set(set.isEmpty ? [] : this.#base.split(set))
  }

  #except(classes: ReadonlySet<number>): Set<number> {
    return new Set([NONE, ...this.#base.sets.keys()].filter((one) => !classes.has(one)))
  }

  #node(): number {
    this.#reads.push([])
    return this.#steps.push([]) - 1
  }

  #step(from: number, to: number, { conditions = [], isRepeat = false, isUnsure = false }: Partial<Step> = {}): void {
    this.#steps[from]!.push({ to, conditions, isRepeat, isUnsure })
  }

  #alternatives(alternatives: readonly AST.Alternative[], from: number): number {
    const end = this.#node()
    for (const { elements } of alternatives)
      this.#step(
        elements.reduce((at, element) => this.#element(element, at), from),
        end,
      )
    return end
  }

  #element(element: AST.Element, from: number): number {
    if (isCharacters(element)) {
      const to = this.#node()
      this.#reads[from]!.push({ classes: this.#classes(element), to })
      return to
    }
    switch (element.type) {
      case 'Quantifier':
        return this.#quantifier(element, from)
      case 'Assertion':
        return this.#assertion(element, from)
      case 'Backreference': {
        const to = this.#node()
        // A group that did not take part matches the empty text.
        this.#step(from, to, { isUnsure: true })
        for (const group of [element.resolved].flat())
          this.#step(this.#alternatives(group.alternatives, from), to, { isUnsure: true })
        return to
      }
      default:
        return this.#alternatives(element.alternatives, from)
    }
  }

  #quantifier({ element, min, max }: AST.Quantifier, from: number): number {
    let at = from
    for (let copy = 0; copy < Math.min(min, MAX_COPIES); copy++) at = this.#element(element, at)
    const end = this.#node()
    if (max > MAX_FINITE) {
      const loop = this.#node()
      this.#loops.add(loop)
      this.#step(at, loop)
      this.#step(this.#element(element, loop), loop, { isRepeat: true })
      this.#step(loop, end)
      return end
    }
    this.#step(at, end)
    for (let copy = Math.min(min, MAX_COPIES); copy < Math.min(max, MAX_COPIES); copy++) {
      at = this.#element(element, at)
      this.#step(at, end)
    }
    return end
  }

  #assertion(assertion: AST.Assertion, from: number): number {
    const to = this.#node()
    if (assertion.kind === 'lookahead' || assertion.kind === 'lookbehind') this.#lookaround(assertion, from, to)
    else if (assertion.kind === 'word')
      for (const before of [this.#word, this.#except(this.#word)]) {
        const after = assertion.negate ? before : this.#except(before)
        this.#step(from, to, {
          conditions: [
            { side: 'before', classes: before },
            { side: 'after', classes: after },
          ],
        })
      }
    else {
      const side = assertion.kind === 'start' ? 'before' : 'after'
      this.#step(from, to, { conditions: [{ side, classes: this.#edge }] })
    }
    return to
  }

  #lookaround(assertion: AST.LookaroundAssertion, from: number, to: number): void {
    const side = assertion.kind === 'lookbehind' ? 'before' : 'after'
    const neighbour = this.#oneNeighbour(assertion)
    if (neighbour) {
      const classes = assertion.negate ? this.#except(neighbour) : neighbour
      this.#step(from, to, { conditions: [{ side, classes }] })
      return
    }
    this.#step(from, to, { isUnsure: true })
    if (side === 'after') this.#alternatives(assertion.alternatives, from)
    else if (hasLoop(assertion)) throw new NotAnalysable('a lookbehind with a loop')
  }

  /** The characters that a lookaround asks for; null when it asks for more than one at a time. */
  #oneNeighbour({ alternatives }: AST.LookaroundAssertion): Set<number> | null {
    const found = new Set<number>()
    for (const { elements } of alternatives) {
      const [only] = elements
      if (!only || elements.length !== 1) return null
      if (isCharacters(only)) for (const one of this.#classes(only)) found.add(one)
      else if (only.type === 'Assertion' && (only.kind === 'start' || only.kind === 'end'))
        for (const one of this.#edge) found.add(one)
      else return null
    }
    return found
  }
}

function hasLoop(element: AST.Element): boolean {
  if (element.type === 'Quantifier') return element.max > MAX_FINITE || hasLoop(element.element)
  return (
    'alternatives' in element &&
    (element.alternatives as AST.Alternative[]).some(({ elements }) => elements.some(hasLoop))
  )
}

/** A character of a set, one that a person can read if there is one. */
function legible(set: CharSet): string {
  const known = [...'a0 ./-"<x'].find((one) => set.has(one.codePointAt(0)!))
  if (known !== undefined) return known
  const range = set.ranges.find(({ max }) => max > 0x20) ?? set.ranges[0]!
  return String.fromCodePoint(Math.min(Math.max(range.min, 0x21), range.max))
}

/** Tells classes of characters apart only where a condition does. */
class Kinds {
  readonly #kinds = new Map<number, number>()
  /** One class, or `NONE`, of each kind. */
  readonly examples: number[] = []

  constructor(classes: number, sets: readonly ReadonlySet<number>[]) {
    const known = new Map<string, number>()
    for (let one = NONE; one < classes; one++) {
      const key = sets.map((set) => (set.has(one) ? '1' : '0')).join('')
      if (!known.has(key)) known.set(key, this.examples.push(one) - 1)
      this.#kinds.set(one, known.get(key)!)
    }
  }

  of(one: number): number {
    return this.#kinds.get(one)!
  }
}

/** Stands for the node of the search itself, which begins an attempt at each position. */
const SEARCHING = -1

type State = number
/** What a state does when it sees a character. */
interface Move {
  readonly to: readonly State[]
  /** Those of them that no unsure step is needed for. */
  readonly sure: readonly State[]
  /** A state that two ways lead to. */
  readonly twice: State | null
  /** Whether the pattern surely matches in front of the character. */
  readonly matches: boolean
}

/** Where one gets from a node without reading. A read that can be reached in two ways is there twice. */
interface Closure {
  readonly reads: readonly { readonly read: Read; readonly isSure: boolean }[]
  readonly matches: boolean
}

class Search {
  readonly #automaton: Automaton
  readonly #flags: string
  readonly #before: Kinds
  readonly #after: Kinds
  /** A node that was read into, or `SEARCHING`, with the kind of the character before. */
  readonly #states: { readonly node: number; readonly kind: number }[] = []
  readonly #ids = new Map<string, State>()
  /** By state and class. */
  readonly #moves: Move[][] = []
  readonly #matchesAtEnd: boolean[] = []
  readonly #closures = new Map<string, Closure>()
  #stepsLeft = MAX_STEPS

  constructor(automaton: Automaton, flags: string) {
    this.#automaton = automaton
    this.#flags = flags
    const conditions = automaton.steps.flat().flatMap((step) => step.conditions)
    const setsOf = (wanted: Condition['side']) =>
      conditions.filter(({ side }) => side === wanted).map(({ classes }) => classes)
    this.#before = new Kinds(automaton.characters.length, setsOf('before'))
    this.#after = new Kinds(automaton.characters.length, setsOf('after'))
  }

  attack(): Attack | null {
    this.#state(SEARCHING, this.#before.of(NONE))
    // Visiting a state adds the states that it leads to.
    for (let state = 0; state < this.#states.length; state++) this.#visit(state)
    const loops = this.#loops()
    for (const loop of loops) {
      const found = this.#twoWays(loop)
      const attack = found && this.#attackOn('exponential', found.state, found.pump, found.state)
      if (attack) return attack
    }
    for (const loop of loops)
      for (const state of loop) {
        const searching = this.#ids.get(`${SEARCHING} ${this.#states[state]!.kind}`)
        const pump =
          searching === undefined || this.#flags.includes('y') ? null : this.#pump(searching, null, state, loop)
        const attack = pump && this.#attackOn('polynomial', searching!, pump, state)
        if (attack) return attack
      }
    for (const first of loops)
      for (const second of loops) {
        if (first === second || !this.#leads(first, second)) continue
        for (const begin of first)
          for (const state of second) {
            const pump = this.#pump(begin, first, state, second)
            const attack = pump && this.#attackOn('polynomial', begin, pump, state)
            if (attack) return attack
          }
      }
    return null
  }

  #spend(): void {
    if (--this.#stepsLeft < 0) throw new NotAnalysable('it has too many states')
  }

  #state(node: number, kind: number): State {
    const key = `${node} ${kind}`
    let id = this.#ids.get(key)
    if (id === undefined) {
      id = this.#states.push({ node, kind }) - 1
      this.#ids.set(key, id)
    }
    return id
  }

  #visit(state: State): void {
    const { node, kind } = this.#states[state]!
    const from = node === SEARCHING ? this.#automaton.start : node
    this.#moves[state] = this.#automaton.characters.map((_, one) => {
      const { reads, matches } = this.#closure(from, kind, this.#after.of(one))
      const next = this.#before.of(one)
      const to = new Set<State>()
      const sure = new Set<State>()
      let twice: State | null = null
      for (const { read, isSure } of reads) {
        this.#spend()
        if (!read.classes.has(one)) continue
        const target = this.#state(read.to, next)
        if (to.has(target)) twice = target
        to.add(target)
        if (isSure) sure.add(target)
      }
      // A search that has found something ends, unless it looks for more.
      const goesOn = node === SEARCHING && !this.#flags.includes('y') && (!matches || this.#flags.includes('g'))
      if (goesOn) to.add(this.#state(SEARCHING, next))
      return { to: [...to], sure: [...sure], twice, matches }
    })
    this.#matchesAtEnd[state] = this.#closure(from, kind, this.#after.of(NONE)).matches
  }

  #closure(from: number, before: number, after: number): Closure {
    const key = `${from} ${before} ${after}`
    const known = this.#closures.get(key)
    if (known) return known
    const neighbours = { before: this.#before.examples[before]!, after: this.#after.examples[after]! }
    const visits = new Map<number, number>()
    const reads: { read: Read; isSure: boolean }[] = []
    let matches = false
    const visit = (node: number, begun: ReadonlySet<number>, isSure: boolean) => {
      const times = visits.get(node) ?? 0
      if (times === 2) return
      this.#spend()
      visits.set(node, times + 1)
      if (node === this.#automaton.end && isSure) matches = true
      for (const read of this.#automaton.reads[node]!) reads.push({ read, isSure })
      for (const { to, conditions, isRepeat, isUnsure } of this.#automaton.steps[node]!) {
        // A repetition that reads nothing is no repetition.
        if (isRepeat && begun.has(to)) continue
        if (conditions.every(({ side, classes }) => classes.has(neighbours[side])))
          visit(to, this.#automaton.loops.has(to) ? new Set([...begun, to]) : begun, isSure && !isUnsure)
      }
    }
    visit(from, new Set(), true)
    const closure = { reads, matches }
    this.#closures.set(key, closure)
    return closure
  }

  /** Strongly connected states, of which each leads to itself; by Tarjan's algorithm. */
  #loops(): ReadonlySet<State>[] {
    const successors = this.#moves.map((moves) => [...new Set(moves.flatMap(({ to }) => to))])
    const order = new Map<State, number>()
    const low: number[] = []
    const stack: State[] = []
    const isOnStack = new Set<State>()
    const loops: ReadonlySet<State>[] = []
    const connect = (state: State) => {
      low[state] = order.size
      order.set(state, order.size)
      stack.push(state)
      isOnStack.add(state)
      for (const next of successors[state]!) {
        if (!order.has(next)) connect(next)
        if (isOnStack.has(next)) low[state] = Math.min(low[state]!, low[next]!)
      }
      if (low[state] !== order.get(state)) return
      const component = new Set(stack.splice(stack.indexOf(state)))
      for (const one of component) isOnStack.delete(one)
      const isLoop = component.size > 1 || successors[state]!.includes(state)
      if (isLoop && this.#states[state]!.node !== SEARCHING) loops.push(component)
    }
    for (const state of this.#states.keys()) if (!order.has(state)) connect(state)
    return loops
  }

  /** Whether states of one loop lead to another. */
  #leads(from: ReadonlySet<State>, to: ReadonlySet<State>): boolean {
    const seen = new Set(from)
    for (const state of seen)
      for (const { to: next } of this.#moves[state]!)
        for (const one of next) {
          this.#spend()
          if (to.has(one)) return true
          seen.add(one)
        }
    return false
  }

  /** A word that leads through a loop and back in two ways. */
  #twoWays(loop: ReadonlySet<State>): { state: State; pump: string } | null {
    for (const state of loop) {
      const pump = this.#shortest([state, state, 0], [state, state, 1], ([left, right, apart], one) => {
        const [{ to: lefts, twice, matches }, { to: rights }] = [this.#moves[left]![one]!, this.#moves[right]![one]!]
        if (matches) return []
        return lefts.flatMap((l) =>
          rights
            .filter((r) => loop.has(l) && loop.has(r))
            .map((r) => [l, r, apart || l !== r || (left === right && l === twice) ? 1 : 0] as const),
        )
      })
      if (pump !== null) return { state, pump }
    }
    return null
  }

  /**
   * A word that leads from `begin` to itself, from `begin` to `state`, and from `state` to itself, and on which nothing that goes
   * on from `state` matches.
   *
   * @param own the loop of `begin`; null for the search, which goes on with any character
   */
  #pump(begin: State, own: ReadonlySet<State> | null, state: State, loop: ReadonlySet<State>): string | null {
    const seen = new Set<string>()
    const queue = [
      { first: begin, middle: begin, last: state, live: [state] as readonly State[], word: [] as number[] },
    ]
    for (const { first, middle, last, live, word } of queue)
      for (const one of this.#automaton.characters.keys()) {
        const lasts = this.#moves[last]![one]!.to.filter((to) => loop.has(to))
        const next = lasts.length === 0 ? null : this.#liveAfter(live, one)
        if (next === null) continue
        const firsts = own ? this.#moves[first]![one]!.to.filter((to) => own.has(to)) : [begin]
        for (const first of firsts)
          for (const middle_ of this.#moves[middle]![one]!.to)
            for (const last of lasts) {
              this.#spend()
              const read = [...word, one]
              const isWhole = first === begin && middle_ === state && last === state
              if (isWhole && this.#staysWithoutMatch(next, read)) return this.#text(read)
              const key = [first, middle_, last, next].join()
              if (seen.has(key)) continue
              seen.add(key)
              queue.push({ first, middle: middle_, last, live: next, word: read })
            }
      }
    return null
  }

  /** Whether a word can be read any number of times without a match. */
  #staysWithoutMatch(live: readonly State[], word: readonly number[]): boolean {
    const seen = new Set<string>()
    for (let now: readonly State[] | null = live; !seen.has(now.join()); ) {
      seen.add(now.join())
      for (const one of word) {
        now = this.#liveAfter(now!, one)
        if (now === null) return false
      }
    }
    return true
  }

  /** What goes on from some states after a character; null if something matches before it. */
  #liveAfter(live: readonly State[], one: number): readonly State[] | null {
    const next = new Set<State>()
    for (const state of live) {
      const { sure, matches } = this.#moves[state]![one]!
      if (matches) return null
      for (const to of sure) next.add(to)
    }
    return [...next].sort((a, b) => a - b)
  }

  #text(word: readonly number[]): string {
    return word.map((one) => this.#automaton.characters[one]!).join('')
  }

  /** The shortest word that leads from one triple to another, by at least one character. */
  #shortest(
    from: readonly [number, number, number],
    to: readonly [number, number, number],
    follow: (triple: readonly [number, number, number], one: number) => readonly (readonly [number, number, number])[],
  ): string | null {
    const target = to.join()
    const seen = new Set<string>()
    const queue: { triple: readonly [number, number, number]; word: string }[] = [{ triple: from, word: '' }]
    for (const { triple, word } of queue)
      for (const [one, character] of this.#automaton.characters.entries())
        for (const next of follow(triple, one)) {
          this.#spend()
          const key = next.join()
          if (key === target) return word + character
          if (seen.has(key)) continue
          seen.add(key)
          queue.push({ triple: next, word: word + character })
        }
    return null
  }

  #attackOn(growth: Attack['growth'], begin: State, pump: string, state: State): Attack | null {
    const suffix = this.#failing(state)
    return suffix === null ? null : { growth, prefix: this.#wayTo(begin), pump, suffix }
  }

  #wayTo(state: State): string {
    if (state === 0) return ''
    return this.#shortest([0, 0, 0], [state, 0, 0], ([from], one) =>
      this.#moves[from]![one]!.to.map((to) => [to, 0, 0]),
    )!
  }

  /** A rest of the text on which everything that goes on from a state fails; null if it always matches. */
  #failing(state: State): string | null {
    const seen = new Set<string>()
    const queue: { states: readonly State[]; word: string }[] = [{ states: [state], word: '' }]
    for (const { states, word } of queue) {
      if (!states.some((one) => this.#matchesAtEnd[one])) return word
      for (const [one, character] of this.#automaton.characters.entries()) {
        const next = this.#liveAfter(states, one)
        this.#spend()
        if (next === null || seen.has(next.join())) continue
        seen.add(next.join())
        queue.push({ states: next, word: word + character })
      }
    }
    return null
  }
}
