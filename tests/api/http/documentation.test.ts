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
import { ExamplePlayer, type Operation, operationsOf } from '../../support/example-player.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

/** A folder with the built client's files that a shop starts with. */
const webFolder = mkdtempSync(join(tmpdir(), 'fruit-web-'))
const publicFolder = fileURLToPath(new URL('../../../apps/web/public', import.meta.url))

let testApp: TestApp
let safeApp: TestApp
let document: Parameters<typeof operationsOf>[0] & { readonly components: object }
let operations: readonly Operation[]
/** Schemas of the document, by their path in it. */
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

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
  })

  it('follows the recommended rules of Redocly', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // Calls that always fail or redirect have no 2xx response; public pages have no 4xx response.
        'operation-2xx-response': 'off',
        'operation-4xx-response': 'off',
      },
    })
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([])
  })

  it('compiles to strict TypeScript types', async () => {
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

/** Errors of the TypeScript compiler for a module, in strict mode. */
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

/** Describes how a response deviates from the document; null when it does not. */
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

it('every example of the OpenAPI document gets the documented response in a new shop', async () => {
  const problems: string[] = []
  for (const operation of operations)
    for (const { schema, example } of exampledParts(operation))
      if (!schemas.validate(inDocument(schema), example))
        problems.push(`${operation.operationId}: ${schemas.errorsText()}`)
  const reader = new ExamplePlayer(operations, testApp.learner())
  for (const operation of operations) {
    // Operations that only read leave the shop unchanged, so they share one.
    const { role, after } = operation['x-example']
    const readsOnly = operation.method === 'GET' && !role && !after && operation.operationId !== 'changePassword'
    const player = readsOnly ? reader : new ExamplePlayer(operations, testApp.learner())
    const answer = await player.play(operation.operationId)
    const problem = problemWith(operation, answer)
    if (problem) problems.push(`${operation.operationId} ${problem}`)
  }
  expect(problems).toEqual([])
})

/** The parts of an operation that have examples. */
function exampledParts({ parameters = [], requestBody }: Operation): { schema: object; example?: unknown }[] {
  return [...parameters, ...Object.values(requestBody?.content ?? {})].filter(({ example }) => example !== undefined)
}

/** Fields that are required only in combination: for payment by card; for a visitor who is not signed in. */
const SOMETIMES_REQUIRED: ReadonlySet<string> = new Set(['becomeDeluxeMember paymentId', 'writeReview author'])

it('the OpenAPI document marks exactly the fields as required that the shop requires', async () => {
  const problems: string[] = []
  for (const operation of operations) {
    const { operationId } = operation
    const { status } = operation['x-example']
    const fields = fieldsOf(operation)
    if (fields.length === 0 || status >= 400) continue
    // The safe shop requires the most. Calls that it rejects for everyone exist for a vulnerability and use the flawed shop.
    const whole = await new ExamplePlayer(operations, safeApp.learner()).play(operationId)
    const app = whole.status === status ? safeApp : testApp
    for (const { name, place, required } of fields.filter(
      ({ name }) => !SOMETIMES_REQUIRED.has(`${operationId} ${name}`),
    )) {
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

/** The fields of an operation's example and whether the document requires them. */
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

/** A schema whose references point into the document. */
function inDocument(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components'))
}
