import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ExamplePlayer, type Operation, operationsOf } from '../../testing/example-player.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

/** As the built client has them: what a shop begins with, without what only browsers read. */
const webFolder = mkdtempSync(join(tmpdir(), 'fruit-web-'))
const publicFolder = fileURLToPath(new URL('../../../../web/public', import.meta.url))

let testApp: TestApp
let safeApp: TestApp
let document: Parameters<typeof operationsOf>[0] & { readonly components: object }
let operations: readonly Operation[]
/** Schemas of the document, by their place in it. */
const schemas = new Ajv2020({ strict: false, validateFormats: false })
beforeAll(async () => {
  writeFileSync(join(webFolder, 'index.html'), '<title>%TITLE%</title>')
  for (const folder of ['assets/i18n', 'assets/public/videos', 'assets/public/images/uploads']) {
    mkdirSync(dirname(join(webFolder, folder)), { recursive: true })
    symlinkSync(join(publicFolder, folder), join(webFolder, folder))
  }
  ;[testApp, safeApp] = await Promise.all([openTestApp({ webFolder }), openTestApp({ webFolder, shop: 'safe' })])
  document = (await testApp.learner().client().get('/api-docs/openapi.json')).json()
  operations = operationsOf(document)
  schemas.addSchema({ $id: 'document', components: document.components })
})
afterAll(async () => {
  await Promise.all([testApp?.close(), safeApp?.close()])
  rmSync(webFolder, { recursive: true })
})

describe('the document', () => {
  it('is valid OpenAPI', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
  })

  it('keeps the rules that makers of clients recommend', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // Calls that are refused to everybody, or lead elsewhere, succeed never; pages that anybody may open refuse nobody.
        'operation-2xx-response': 'off',
        'operation-4xx-response': 'off',
      },
    })
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([])
  })

  it('becomes types that compile strictly', async () => {
    const types = astToString(await openapiTypes(JSON.stringify(document)))
    const client = `${types}
      export const search: paths['/api/Challenges']['get']['parameters']['query'] = { difficulty: '1', sort: 'name' }
      export const product: components['schemas']['Product']['name'] = 'Quince Juice'
      export const status: operations['searchProducts']['responses'][200]['content']['application/json']['status'] = 'success'
      // @ts-expect-error
      export const wrong: operations['searchProducts']['responses'][200]['content']['application/json']['status'] = 3`
    expect(problemsOfTypes(client)).toEqual([])
  })
})

/** What the compiler says of a module, as strictly as it can. */
function problemsOfTypes(source: string): string[] {
  const options = {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    skipLibCheck: true,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (name, ...rest) =>
    name === 'api.ts' ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest)
  return ts
    .getPreEmitDiagnostics(ts.createProgram(['api.ts'], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

/** What is wrong with an answer, by the document. */
function problemWith(operation: Operation, answer: { status: number; headers: object; text: string }): string | null {
  const { status } = operation['x-example']
  if (answer.status !== status) return `answered ${answer.status}, not ${status}: ${answer.text.slice(0, 300)}`
  const { content = {}, headers = {} } = operation.responses[status] ?? {}
  const sent = answer.headers as Record<string, string | undefined>
  for (const name of Object.keys(headers)) if (!(name.toLowerCase() in sent)) return `has no header ${name}`
  if (answer.text === '') return Object.keys(content).length === 0 ? null : 'is empty'
  const mediaType = (sent['content-type'] ?? '').split(';')[0]!
  const described = content[mediaType]
  if (!described) return `is ${mediaType}, not ${Object.keys(content)}`
  if (mediaType !== 'application/json') return null
  const fits = schemas.compile(inDocument(described.schema))
  return fits(JSON.parse(answer.text)) ? null : `does not fit: ${schemas.errorsText(fits.errors)}`
}

it('has for every call an example that a fresh shop answers as the document says', async () => {
  const problems: string[] = []
  for (const operation of operations)
    for (const { schema, example } of exampledParts(operation))
      if (!schemas.validate(inDocument(schema), example))
        problems.push(`${operation.operationId}: ${schemas.errorsText()}`)
  const reader = new ExamplePlayer(operations, testApp.learner())
  for (const operation of operations) {
    // What only reads leaves the shop as fresh as it was.
    const { role, after } = operation['x-example']
    const readsOnly = operation.method === 'GET' && !role && !after && operation.operationId !== 'changePassword'
    const player = readsOnly ? reader : new ExamplePlayer(operations, testApp.learner())
    const answer = await player.play(operation.operationId)
    const problem = problemWith(operation, answer)
    if (problem) problems.push(`${operation.operationId} ${problem}`)
  }
  expect(problems).toEqual([])
})

/** What an operation's document shows examples of. */
function exampledParts({ parameters = [], requestBody }: Operation): { schema: object; example?: unknown }[] {
  return [...parameters, ...Object.values(requestBody?.content ?? {})].filter(({ example }) => example !== undefined)
}

/** Fields that are asked for together with others only: for a payment by card; of a visitor who is not signed in. */
const AT_TIMES: ReadonlySet<string> = new Set(['becomeDeluxeMember paymentId', 'writeReview author'])

it('calls required what the shop asks for, and nothing else', async () => {
  const problems: string[] = []
  for (const operation of operations) {
    const { operationId } = operation
    const { status } = operation['x-example']
    const fields = fieldsOf(operation)
    if (fields.length === 0 || status >= 400) continue
    // The safe shop asks for the most; what it refuses to everybody is there for a hole.
    const whole = await new ExamplePlayer(operations, safeApp.learner()).play(operationId)
    const app = whole.status === status ? safeApp : testApp
    for (const { name, place, required } of fields.filter(({ name }) => !AT_TIMES.has(`${operationId} ${name}`))) {
      const answer = await new ExamplePlayer(operations, app.learner()).play(operationId, (sent) => {
        delete (place === 'body' ? sent.body! : sent.parameters.query!)[name]
      })
      if (answer.status >= 400 !== required)
        problems.push(
          `${operationId} without ${name} answers ${answer.status}; it is ${required ? '' : 'not '}required`,
        )
    }
  }
  expect(problems).toEqual([])
})

/** What the example of an operation sends, and whether the document requires it. */
function fieldsOf({ parameters = [], requestBody }: Operation) {
  const [content] = Object.values(requestBody?.content ?? {})
  const body = (content?.example ?? {}) as Readonly<Record<string, unknown>>
  const fits = content && schemas.compile(inDocument(content.schema))
  const inBody = Object.keys(body).map((name) => {
    const { [name]: _left, ...rest } = body
    return { name, place: 'body', required: !fits!(rest) }
  })
  const inQuery = parameters
    .filter(({ in: place, example }) => place === 'query' && example !== undefined)
    .map(({ name, required = false }) => ({ name, place: 'query', required }))
  return [...inBody, ...inQuery]
}

/** A schema whose references lead into the document. */
function inDocument(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components'))
}
