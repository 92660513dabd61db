import { asSchema, jsonSchema, type Schema } from 'ai'
import { TOOLS } from './assistant-tools.ts'

/** What models are told of each tool's input: written once, because the library would write it anew at every step. */
export const TOOL_SCHEMAS: Readonly<Record<string, Schema>> = Object.fromEntries(
  Object.entries(TOOLS).map(([name, { input }]) => {
    const { jsonSchema: written, validate } = asSchema(input)
    return [name, jsonSchema(written, validate && { validate })]
  }),
)
