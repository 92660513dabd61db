import type { Engine } from '../pool/engine.ts'
import { isEndless, pathOfSystemId } from './system-id.ts'
import type { XmlEnd, XmlRequest } from './xml-job.ts'
import { XmlLibraries, type XmlLibrary } from './xml-library.ts'

/** Options of libxml2's parser, with its own names. */
const NOENT = 1 << 1
const DTDLOAD = 1 << 2
const NOCDATA = 1 << 14
const NO_XXE = 1 << 23
/** Option of its writer: no XML declaration. */
const NO_DECL = 2
const UTF_8 = 'UTF-8'
/** Offset of the encoding's name in a document's structure. */
const ENCODING_OFFSET = 60
/**
 * Offset of the amplification factor in the parser's context, and its default: the maximum growth of a document by its entities,
 * as a multiple of its length.
 */
const AMPLIFICATION_OFFSET = 480
const DEFAULT_AMPLIFICATION = 5
/**
 * A document of n bytes that repeats one entity can grow to about n²/12. That is allowed, within the limits of memory and time.
 * The parser rejects documents that grow faster, by nested entities.
 */
const SQUARE_DIVISOR = 12
/** The parser's message for a text or value of more than ten million characters, which is longer than any document. */
const TOO_LONG_MESSAGE = /(?:Text node|AttValue length) too long/
/** Diagnoses from this level on are errors. */
const ERROR = 2
/** Maximum number of characters of the parser's message that are returned. */
const MESSAGE_LENGTH = 400

/** Parses XML documents and writes them as text, with declared entities expanded. */
export class XmlEngine implements Engine<XmlRequest, XmlEnd> {
  readonly #libraries = new XmlLibraries()

  async prepare(): Promise<void> {
    await this.#libraries.make(1)
  }

  async run(request: XmlRequest): Promise<XmlEnd> {
    const library = await this.#libraries.make(request.limits.memoryBytes)
    const started = performance.now()
    const reading = new Reading(library, request)
    try {
      const end = reading.end()
      return reading.wanted.size > 0
        ? { kind: 'wanted', paths: [...reading.wanted], elapsedMs: performance.now() - started }
        : end
    } catch (error) {
      if (error instanceof Endless) return { kind: 'limit', limit: 'deadline' }
      if (library.isExhausted) return { kind: 'limit', limit: 'memory' }
      // The native stack below WebAssembly overflowed.
      if (error instanceof RangeError) return { kind: 'limit', limit: 'stack' }
      throw error
    }
  }
}

/** Thrown when a document reads an endless file, instead of waiting for the deadline. */
class Endless extends Error {}

/** One document in one library instance, which is discarded afterwards, so memory is not freed. */
class Reading {
  readonly #library: XmlLibrary
  readonly #request: XmlRequest
  readonly #files: ReadonlyMap<string, Uint8Array | null>
  readonly #read = new Set<string>()
  /** Open files by number. */
  readonly #open = new Map<number, Uint8Array>()
  #complaint: string | null = null
  /** Paths of files that the request did not contain. */
  readonly wanted = new Set<string>()

  constructor(library: XmlLibrary, request: XmlRequest) {
    this.#library = library
    this.#request = request
    this.#files = new Map(request.files)
  }

  end(): XmlEnd {
    const { xml } = this.#library
    this.#registerFiles()
    const { bytes, isResolving } = this.#request
    const place = xml._malloc(bytes.length + 1)
    xml.HEAPU8.set(bytes, place)
    const context = xml._xmlNewParserCtxt()
    if (isResolving) this.#letGrow(context, bytes.length)
    const complain = (_: number, error: number) => {
      if (xml.getValue(error + 12, 'i32') < ERROR) return
      this.#complaint ??= `${xml.UTF8ToString(xml.getValue(error + 8, '*')).trim()} (line ${xml.getValue(error + 20, 'i32')})`
    }
    xml._xmlCtxtSetErrorHandler(context, xml.addFunction(complain, 'vii'), 0)
    const options = NOCDATA | (isResolving ? NOENT | DTDLOAD : NO_XXE)
    const document = xml._xmlCtxtReadMemory(context, place, bytes.length, 0, 0, options)
    if (this.#library.isExhausted) return { kind: 'limit', limit: 'memory' }
    if (document === 0) {
      if (isResolving && this.#complaint && TOO_LONG_MESSAGE.test(this.#complaint))
        return { kind: 'limit', limit: 'output' }
      return { kind: 'refused', message: (this.#complaint ?? 'It is no XML.').slice(0, MESSAGE_LENGTH) }
    }
    return this.#written(document)
  }

  #letGrow(context: number, bytes: number): void {
    const { HEAP32 } = this.#library.xml
    const at = (context + AMPLIFICATION_OFFSET) / 4
    if (HEAP32[at] !== DEFAULT_AMPLIFICATION)
      throw new Error('The XML library stores its amplification factor at another offset.')
    HEAP32[at] = Math.max(DEFAULT_AMPLIFICATION, Math.ceil(bytes / SQUARE_DIVISOR))
  }

  #written(document: number): XmlEnd {
    const { xml } = this.#library
    const chunks: Buffer[] = []
    let room = this.#request.limits.outputBytes
    const write = (_: number, place: number, bytes: number) => {
      room -= bytes
      if (room < 0) return -1
      chunks.push(Buffer.from(xml.HEAPU8.subarray(place, place + bytes)))
      return bytes
    }
    // The writer uses the encoding that the document declares.
    const encoding = xml._malloc(UTF_8.length + 1)
    xml.stringToUTF8(UTF_8, encoding, UTF_8.length + 1)
    xml.HEAP32[(document + ENCODING_OFFSET) / 4] = encoding
    const save = xml._xmlSaveToIO(
      xml.addFunction(write, 'iiii'),
      xml.addFunction(() => 0, 'ii'),
      0,
      0,
      NO_DECL,
    )
    xml._xmlSaveDoc(save, document)
    xml._xmlSaveClose(save)
    if (this.#library.isExhausted) return { kind: 'limit', limit: 'memory' }
    if (room < 0) return { kind: 'limit', limit: 'output' }
    return { kind: 'value', document: Buffer.concat(chunks).toString('utf8'), read: [...this.#read] }
  }

  #registerFiles(): void {
    const { xml } = this.#library
    const openFile = (address: number) => {
      const path = this.#request.isResolving ? pathOfSystemId(xml.UTF8ToString(address)) : null
      if (path === null) return 0
      if (isEndless(path)) throw new Endless()
      const bytes = this.#files.get(path)
      if (bytes === undefined) this.wanted.add(path)
      if (!bytes) return 0
      this.#read.add(path)
      const number = this.#read.size + this.#open.size
      this.#open.set(number, bytes)
      return number
    }
    const readFile = (number: number, place: number, room: number) => {
      const rest = this.#open.get(number)!
      const taken = rest.subarray(0, room)
      xml.HEAPU8.set(taken, place)
      this.#open.set(number, rest.subarray(taken.length))
      return taken.length
    }
    xml._xmlRegisterInputCallbacks(
      xml.addFunction(() => 1, 'ii'),
      xml.addFunction(openFile, 'ii'),
      xml.addFunction(readFile, 'iiii'),
      xml.addFunction(() => 0, 'ii'),
    )
  }
}
