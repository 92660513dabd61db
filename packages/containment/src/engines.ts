import { ArchiveEngine } from './archive-engine.ts'
import { AssistantEngine } from './assistant-engine.ts'
import type { Engine } from './engine.ts'
import { ScriptEngine } from './script-engine.ts'
import { ShellEngine } from './shell-engine.ts'
import { SolidityEngine } from './solidity-engine.ts'
import { SqlEngine } from './sql-engine.ts'
import { TypeStripper } from './type-stripper.ts'
import { XmlEngine } from './xml-engine.ts'
import { YamlEngine } from './yaml-engine.ts'

/**
 * Every engine of a worker, by the name under which the main thread asks for it. An engine is made with its first
 * request. What the main thread does with it stands in `powers.ts`, which imports nothing but types from here.
 *
 * What this module imports must be of no use to the main thread: a bundler may leave shared code in the main program,
 * and the worker would then run that whole program to get at it. Types are fine.
 */
export const engines = {
  archive: () => new ArchiveEngine(),
  assistant: () => new AssistantEngine(),
  script: () => new ScriptEngine(),
  shell: () => new ShellEngine(),
  solidity: () => new SolidityEngine(),
  sql: () => new SqlEngine(),
  strip: () => new TypeStripper(),
  xml: () => new XmlEngine(),
  yaml: () => new YamlEngine(),
} satisfies Record<string, () => Engine<never, unknown>>

export type EngineName = keyof typeof engines
type EngineOf<Name extends EngineName> = ReturnType<(typeof engines)[Name]>

/** What an engine is asked for. */
export type RequestTo<Name extends EngineName> = Parameters<EngineOf<Name>['run']>[0]

/** How a request to an engine ended. */
export type EndOf<Name extends EngineName> = Awaited<ReturnType<EngineOf<Name>['run']>>
