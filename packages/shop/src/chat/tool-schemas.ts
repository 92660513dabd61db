import { asSchema, jsonSchema, type Schema } from 'ai'
import { TOOLS } from './assistant-tools.ts'

/** JSON Schemas of the tools' inputs, generated once: the library would generate them again at every step. */
export const TOOL_SCHEMAS: Readonly<Record<string, Schema>> = Object.fromEntries(
  Object.entries(TOOLS).map(([name, { input }]) => {
    const { jsonSchema: written, validate } = asSchema(input)
    return [name, jsonSchema(written, validate && { validate })]
  }),
)
