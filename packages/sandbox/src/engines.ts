import { ArchiveEngine } from './archive/archive-engine.ts'
import { AssistantEngine } from './assistant/assistant-engine.ts'
import type { Engine } from './pool/engine.ts'
import { ScriptEngine } from './script/script-engine.ts'
import { TypeStripper } from './script/type-stripper.ts'
import { disarmThread } from './shell/disarm-thread.ts'
import { ShellEngine } from './shell/shell-engine.ts'
import { SolidityEngine } from './solidity/solidity-engine.ts'
import { SqlEngine } from './sql/sql-engine.ts'
import { XmlEngine } from './xml/xml-engine.ts'
import { YamlEngine } from './yaml/yaml-engine.ts'

/**
 * Every engine of a worker, by the name that the main thread uses. An engine is created for its first request. Its use on the
 * main thread is in `powers.ts`, which imports only types from here.
 *
 * The main thread must not need any module that this module imports: a bundler may leave shared code in the main program, and the
 * worker would then run that whole program to load it. Types are fine.
 */
export const engines = {
  archive: () => new ArchiveEngine(),
  assistant: () => new AssistantEngine(),
  script: () => new ScriptEngine(),
  // No other engine works in this thread afterwards, so the shell has its own pool.
  shell: () => new ShellEngine(disarmThread),
  solidity: () => new SolidityEngine(),
  sql: () => new SqlEngine(),
  strip: () => new TypeStripper(),
  xml: () => new XmlEngine(),
  yaml: () => new YamlEngine(),
} satisfies Record<string, () => Engine<never, unknown>>

export type EngineName = keyof typeof engines
type EngineOf<Name extends EngineName> = ReturnType<(typeof engines)[Name]>

/** The request type of an engine. */
export type RequestTo<Name extends EngineName> = Parameters<EngineOf<Name>['run']>[0]

/** The result type of an engine. */
export type EndOf<Name extends EngineName> = Awaited<ReturnType<EngineOf<Name>['run']>>
