// The parts of these tools that tests use. Their own types are larger than all of ours and would slow down each type check.

declare module '@redocly/openapi-core' {
  export function createConfig(config: {
    readonly extends: readonly string[]
    readonly rules: Readonly<Record<string, 'off'>>
  }): Promise<object>
  export function lintFromString(options: {
    readonly source: string
    readonly absoluteRef: string
    readonly config: object
  }): Promise<
    readonly {
      readonly ruleId: string
      readonly message: string
      readonly location: readonly { readonly pointer?: string }[]
    }[]
  >
}

declare module '@seriousme/openapi-schema-validator' {
  export class Validator {
    validate(document: object): Promise<{ readonly valid: boolean; readonly errors?: unknown }>
  }
}

declare module 'openapi-typescript' {
  // biome-ignore lint/style/noDefaultExport: the library has one
  export default function openapiTypes(source: string): Promise<unknown>
  export function astToString(types: unknown): string
}
