import { ArchiveEngine } from './archive-engine.ts'
import { AssistantEngine } from './assistant-engine.ts'
import { disarmThread } from './disarm-thread.ts'
import type { Engine } from './engine.ts'
import { ScriptEngine } from './script-engine.ts'
import { ShellEngine } from './shell-engine.ts'
import { SolidityEngine } from './solidity-engine.ts'
import { SqlEngine } from './sql-engine.ts'
import { TypeStripper } from './type-stripper.ts'
import { XmlEngine } from './xml-engine.ts'
import { YamlEngine } from './yaml-engine.ts'

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
