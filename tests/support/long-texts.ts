import type { ExamplePlayer, Operation } from './example-player.ts'

/** A request as `inject` takes it. */
interface LongRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: Buffer
}

/** The example request of an operation whose prerequisites have been played. */
export type PreparedExample = Awaited<ReturnType<ExamplePlayer['prepareExample']>>

/** A part of a request in which a client sends text. */
export interface TextField {
  /** For instance `body.email`, `header authorization` or `file name`. */
  readonly title: string
  readonly place: 'path' | 'query' | 'header' | 'body' | 'file'
  /** A valid text, which is combined with longer ones. */
  readonly example: string
  /** Lengths to send, in bytes of the request. */
  readonly lengths: readonly number[]
  /** A text as encoded in the request, one character per byte. */
  written(text: string): string
  /** The request with a text in this field. */
  request(ready: PreparedExample, world: string, text: string): LongRequest
}

/** A text of one repeated part and its position in the valid text. */
export interface LongText {
  readonly part: string
  readonly shape: keyof typeof SHAPES
  /** Length in bytes of the request. */
  readonly length: number
}

/** The repeated parts: characters with a meaning in some format, and their lookalikes. */
export const PARTS: readonly string[] = [
  ...'. =/\\"\'`()[]{}<>&%,;:!?*+-_@#|$^~09aZ\t\n\r',
  '\u0301',
  '\u200b',
  '\u00a0',
  '\ufeff',
  'e\u0301',
  '\u{1f34e}',
  'a!',
  'a ',
  ' .',
  'a.',
  'a@',
  'a=',
  '=;',
  ', ',
  '1,',
  '..',
  './',
  '../../apps/server/src/',
  '//',
  '%2e',
  '%25',
  '&a=',
  '[a]',
  '<a ',
  '<!--',
  '&lt;',
  '{{',
  '${',
  '\\u',
  '--',
  '/*',
  '":"',
  'http://',
  'data:',
  '. =/"\'([{<&%,;',
]

const SHAPES = {
  alone: (run: string, _example: string) => run,
  inside: (run: string, example: string) => {
    const characters = [...example]
    const middle = Math.ceil(characters.length / 2)
    return `${characters.slice(0, middle).join('') || 'a'}${run}${characters.slice(middle).join('') || 'b'}`
  },
  'before another character': (run: string, example: string) => `${example}${run}!`,
}

/** Minimum length of a long text, in bytes. */
export const MIN_LONG_BYTES = 16_000
/** Maximum length of a URL or header value, in bytes: Node accepts 16 kB of URL and headers together. */
const MAX_HEAD_BYTES = 15_500
/** Maximum length of a form part, in bytes: the form parser accepts 80 kB of headers per file. */
const MAX_FILE_HEADER_BYTES = 79_000

/** A token with the algorithm HS256, which the shop verifies with its own code. */
const FOREIGN_TOKEN = [{ typ: 'JWT', alg: 'HS256' }, { data: { email: 'somebody@customer.test' } }].map((part) =>
  Buffer.from(JSON.stringify(part)).toString('base64url'),
)

/** Headers that the server reads, each with a valid text. */
const HEADERS: readonly (readonly [title: string, name: string, example: string, before?: string])[] = [
  ['authorization', 'authorization', 'Bearer a.b.c'],
  ['authorization, token', 'authorization', 'a.b.c', 'Bearer '],
  ['authorization, signature', 'authorization', 'c2ln', `Bearer ${FOREIGN_TOKEN.join('.')}.`],
  ['cookie', 'cookie', 'a=b; c=d'],
  ['cookie, token', 'cookie', 'a.b.c', 'token='],
  ['cookie, language', 'cookie', 'de_DE', 'language='],
  ['cookie, quoted', 'cookie', 'x', 'language="'],
  ['user-agent', 'user-agent', 'Mozilla/5.0 (X11) Safari/1.0'],
  ['accept', 'accept', 'text/html;q=0.9, */*;q=0.1'],
  ['accept-language', 'accept-language', 'de-DE,de;q=0.9'],
  ['accept-encoding', 'accept-encoding', 'gzip;q=0.5, br'],
  ['content-type', 'content-type', 'application/json; charset=utf-8'],
  ['content-type, boundary', 'content-type', 'abc', 'multipart/form-data; boundary='],
  ['host', 'host', 'shop.example:3000'],
  ['origin', 'origin', 'https://shop.example'],
  ['referer', 'referer', 'https://shop.example/a?b=c'],
  ['range', 'range', 'bytes=0-1, 3-4'],
  ['if-none-match', 'if-none-match', 'W/"a", "b"'],
  ['if-modified-since', 'if-modified-since', 'Wed, 21 Oct 2015 07:28:00 GMT'],
  ['x-forwarded-for', 'x-forwarded-for', '203.0.113.1, 2001:db8::1'],
  ['x-forwarded-host', 'x-forwarded-host', 'shop.example:3000'],
  ['x-forwarded-proto', 'x-forwarded-proto', 'https, http'],
  ['true-client-ip', 'true-client-ip', '203.0.113.1'],
]

/** Every field of an operation's request that takes text. @param bodyBytes size limit of a JSON body or a form without a file */
export function textFieldsOf(operation: Operation, bodyBytes: number): readonly TextField[] {
  const { parameters = [], requestBody } = operation
  const inAddress = parameters.filter(({ in: place }) => place === 'path' || place === 'query')
  const [mediaType, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  return [
    ...inAddress.map(({ name, in: place, example }) =>
      addressField(operation, place as 'path' | 'query', name, String(example ?? '')),
    ),
    ...(inAddress.some(({ in: place }) => place === 'query') ? [queryNameField(operation)] : []),
    ...[
      ...HEADERS,
      ...parameters
        .filter(({ in: place }) => place === 'header')
        .map(({ name, example }) => [name, name.toLowerCase(), String(example)] as const),
    ].map((header) => headerField(operation, header)),
    ...(mediaType === undefined
      ? []
      : mediaType === FORM
        ? formFields(operation, content!)
        : bodyFields(operation, mediaType, content!, bodyBytes)),
  ]
}

/** All long texts of a field: each part in each shape and length. */
export function longTextsOf({ lengths, place }: TextField): readonly LongText[] {
  // HTTP clients cannot put control characters into a header.
  const parts = place === 'header' ? PARTS.filter((part) => !/[\r\n]/.test(part)) : PARTS
  return parts.flatMap((part) =>
    lengths.flatMap((length) => (Object.keys(SHAPES) as LongText['shape'][]).map((shape) => ({ part, shape, length }))),
  )
}

/** Builds the text. */
export function textOf(field: TextField, { part, shape, length }: LongText): string {
  const around = SHAPES[shape]('', field.example)
  const room = length - field.written(around).length
  return SHAPES[shape](part.repeat(Math.max(1, Math.floor(room / field.written(part).length))), field.example)
}

/** Percent-encodes only the characters that a URL cannot contain: full encoding would leave a third of the length. */
function inAddress(text: string): string {
  return encodeURI(text).replace(/[?#&+]/g, encodeURIComponent)
}

/** The bytes of the text in UTF-8, each as the character that Node reads for it. */
function inHeader(text: string): string {
  return Buffer.from(text).toString('latin1')
}

function inJson(text: string): string {
  return inHeader(JSON.stringify(text).slice(1, -1))
}

function addressField(operation: Operation, place: 'path' | 'query', name: string, example: string): TextField {
  const written = (text: string) =>
    place === 'path' && name !== 'file' ? inAddress(text).replaceAll('/', '%2F') : inAddress(text)
  return {
    title: `${place}.${name}`,
    place,
    example,
    lengths: [MAX_HEAD_BYTES],
    written,
    request: (ready, world, text) =>
      requestOf(operation, ready, world, { addressed: { place, name, text: written(text) } }),
  }
}

function queryNameField(operation: Operation): TextField {
  return {
    title: 'name in the query',
    place: 'query',
    example: 'a[b]',
    lengths: [MAX_HEAD_BYTES],
    written: inAddress,
    request: (ready, world, text) =>
      requestOf(operation, ready, world, { addressed: { place: 'query', name: inAddress(text), text: 'x' } }),
  }
}

function headerField(operation: Operation, [title, name, example, before = '']: (typeof HEADERS)[number]): TextField {
  return {
    title: `header ${title}`,
    place: 'header',
    example,
    lengths: [MAX_HEAD_BYTES],
    written: inHeader,
    request: (ready, world, text) => {
      const value = before + inHeader(text)
      return requestOf(operation, ready, world, {
        headers: { [name]: name === 'cookie' ? `${world}; ${value}` : value },
      })
    },
  }
}

type Content = NonNullable<Operation['requestBody']>['content'][string]

/** Fields of a JSON body or of a form without a file: string values at any depth, and a property name. */
function bodyFields(operation: Operation, mediaType: string, content: Content, bodyBytes: number): TextField[] {
  const written = mediaType === 'application/json' ? inJson : encodeURIComponent
  const encoded = (body: unknown) => bodyOf(operation, body as Record<string, unknown>)
  const example = (content.example ?? {}) as Readonly<Record<string, unknown>>
  const paths = textPaths(example)
  for (const name of Object.keys(content.schema.properties ?? {}))
    if (!paths.some(([first]) => first === name) && typeof example[name] !== 'object') paths.push([name])
  const most = bodyBytes - encoded(example).length - 200
  const fields = paths.map((path): TextField => {
    const { maxLength } = (path.length === 1 && content.schema.properties?.[path[0]!]) || {}
    const now = valueAt(example, path)
    return {
      title: `body.${path.join('.')}`,
      place: 'body',
      example: typeof now === 'string' ? now : '',
      // Texts within the contract's limit get past validation to the code behind it.
      lengths: [
        ...(maxLength !== undefined && maxLength < MIN_LONG_BYTES && maxLength > 100 ? [maxLength] : []),
        MIN_LONG_BYTES,
        most,
      ],
      written,
      request: (ready, world, text) =>
        requestOf(operation, ready, world, { payload: encoded(withValue(ready.body ?? {}, path, text)) }),
    }
  })
  const name: TextField = {
    title: 'name in the body',
    place: 'body',
    example: 'a[b]',
    lengths: [MIN_LONG_BYTES, most],
    written,
    request: (ready, world, text) =>
      requestOf(operation, ready, world, { payload: encoded({ ...ready.body, [text]: 'x' }) }),
  }
  return [...fields, name]
}

/** Paths of the string values in a value. */
function textPaths(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textPaths(inner, [...path, name]))
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((found, name) => (found as Record<string, unknown> | undefined)?.[name], value)
}

function withValue(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text
  const inner = withValue((value as Record<string, unknown> | undefined)?.[name], rest, text)
  if (!Array.isArray(value)) return { ...(value as object), [name]: inner }
  return value.map((each, index) => (String(index) === name ? inner : each))
}

/** One part of a form: its headers and its content. */
interface FormPart {
  readonly name: string
  readonly fileName?: string
  readonly mediaType?: string
  readonly bytes: Buffer
}

/** Fields of a form with a file: its text fields, and the headers of the file part. */
function formFields(operation: Operation, content: Content): TextField[] {
  const parts = formParts(content)
  const file = parts.find(({ fileName }) => fileName !== undefined)
  const field = (
    title: string,
    example: string,
    part: FormPart | undefined,
    change: (text: string) => Partial<FormPart>,
  ): TextField => ({
    ...{ title, example, place: part === file ? 'file' : 'body', written: inHeader },
    lengths: [MIN_LONG_BYTES, MAX_FILE_HEADER_BYTES],
    request: (ready, world, text) =>
      requestOf(operation, ready, world, {
        payload: multipart(parts.map((each) => (each === part ? { ...each, ...change(text) } : each))),
      }),
  })
  return [
    field('file name', file?.fileName ?? 'a.pdf', file, (text) => ({ fileName: text })),
    field('name of the file’s field', file?.name ?? 'file', file, (text) => ({ name: text })),
    field('media type of the file', file?.mediaType ?? 'a/b', file, (text) => ({ mediaType: text })),
    field('content of the file', '', file, (text) => ({ bytes: Buffer.concat([file!.bytes, Buffer.from(text)]) })),
    ...parts
      .filter((part) => part !== file)
      .map((part) => field(`body.${part.name}`, part.bytes.toString(), part, (text) => ({ bytes: Buffer.from(text) }))),
  ]
}

/** The form parts of a documented example. */
function formParts({ schema: { properties = {} }, example }: Content): readonly FormPart[] {
  return Object.entries((example ?? {}) as Record<string, string>).map(([name, value]) => {
    if (properties[name]?.format !== 'binary') return { name, bytes: Buffer.from(value) }
    const [, mediaType = '', bytes = ''] = /^data:([\w/]+);base64,(.*)$/.exec(value) ?? []
    return { name, mediaType, fileName: `example.${mediaType.split('/')[1]}`, bytes: Buffer.from(bytes, 'base64') }
  })
}

const BOUNDARY = '----fruit'

function multipart(parts: readonly FormPart[]): Buffer {
  const written = parts.flatMap(({ name, fileName, mediaType, bytes }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n${mediaType === undefined ? '' : `Content-Type: ${mediaType}\r\n`}\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...written, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

interface Change {
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: Buffer
  readonly addressed?: { readonly place: 'path' | 'query'; readonly name: string; readonly text: string }
}

/** The example request of an operation, with a change. @param world cookie that names the world */
function requestOf(
  operation: Operation,
  { parameters, body, token }: PreparedExample,
  world: string,
  { headers, payload = body && bodyOf(operation, body), addressed }: Change,
): LongRequest {
  const inPath = addressed?.place === 'path' ? { [addressed.name]: addressed.text } : {}
  const route = operation.path.replace(
    /\{(\w+)\}/g,
    (_match, name: string) => inPath[name] ?? inAddress(String(parameters.path?.[name])),
  )
  const query = Object.entries(parameters.query ?? {})
    .filter(([name]) => addressed?.place !== 'query' || name !== addressed.name)
    .map(([name, value]) => `${inAddress(name)}=${inAddress(String(value))}`)
  if (addressed?.place === 'query') query.push(`${addressed.name}=${addressed.text}`)
  const [scheme] = Object.keys(operation.security[0] ?? {})
  const [mediaType] = Object.keys(operation.requestBody?.content ?? {})
  return {
    method: operation.method as LongRequest['method'],
    url: query.length > 0 ? `${route}?${query.join('&')}` : route,
    headers: {
      accept: 'application/json',
      cookie: `${world}${scheme === 'cookie' ? `; token=${token}` : ''}`,
      ...(scheme === 'bearer' && { authorization: `Bearer ${token}` }),
      ...(payload && { 'content-type': mediaType === FORM ? `${FORM}; boundary=${BOUNDARY}` : mediaType! }),
      ...(parameters.header as Record<string, string>),
      ...headers,
    },
    ...(payload && { payload }),
  }
}

const FORM = 'multipart/form-data'

/** A body encoded as the first media type of an operation. */
function bodyOf({ requestBody }: Operation, body: Readonly<Record<string, unknown>>): Buffer {
  const [mediaType, content] = Object.entries(requestBody!.content)[0]!
  if (mediaType === FORM) return multipart(formParts({ ...content, example: body }))
  if (mediaType === 'application/json') return Buffer.from(JSON.stringify(body))
  return Buffer.from(new URLSearchParams(body as Record<string, string>).toString())
}
