import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ConfigurationProblem } from '../configuration-problem.ts'
import {
  ConfigurationError,
  type ConfigurationOrigin,
  type LoadedConfiguration,
  loadConfiguration,
} from '../load-configuration.ts'

/** Folder of the shipped configuration files. */
export const SHIPPED = join(import.meta.dirname, '../../../../config')

/** Temporary folder of one test, with the shipped default.yml and files that the test writes. */
export class ScratchFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'fruit-config-'))

  constructor() {
    onTestFinished(() => rmSync(this.path, { recursive: true, force: true }))
    copyFileSync(join(SHIPPED, 'default.yml'), this.pathOf('default.yml'))
  }

  pathOf(name: string): string {
    return join(this.path, name)
  }

  /** @returns the path of the file */
  write(name: string, content: string | Uint8Array): string {
    writeFileSync(this.pathOf(name), content)
    return this.pathOf(name)
  }

  load(origin: Partial<ConfigurationOrigin> = {}): LoadedConfiguration {
    return loadConfiguration({ folder: this.path, env: {}, ...origin })
  }

  /** Loads a custom file over the default. */
  loadOver(custom: string | Uint8Array): LoadedConfiguration {
    return this.load({ file: this.write('custom.yml', custom) })
  }

  /** Returns the problems of a custom file over the default. */
  problemsOf(custom: string | Uint8Array): readonly ConfigurationProblem[] {
    return this.loadError({ file: this.write('custom.yml', custom) }).problems
  }

  loadError(origin: Partial<ConfigurationOrigin> = {}): ConfigurationError {
    try {
      this.load(origin)
    } catch (error) {
      if (error instanceof ConfigurationError) return error
      throw error
    }
    throw new Error('this configuration should have been rejected')
  }
}
