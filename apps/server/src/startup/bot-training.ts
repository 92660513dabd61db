import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError } from '@fruit/configuration/load-configuration'
import type { Configuration } from '@fruit/contracts/configuration'
import { readTraining } from '@fruit/shop/chat/training'

/** Name of the shop's own training data; any other name is a file in the folder of configurations. */
const DEFAULT_FILE = 'botDefaultTrainingData.json'
const DOWNLOAD_TIMEOUT_MS = 10_000
const ALLOWED = 'training data of the chat bot (JSON), as a file in the configuration folder or a URL'

/**
 * Reads the configured training data; undefined for the shop's own.
 *
 * @param folder the folder of configurations
 * @throws ConfigurationError when the data cannot be read or is invalid
 */
export async function botTraining({ application }: Configuration, folder: string): Promise<Uint8Array | undefined> {
  const { trainingData } = application.chatBot
  if (trainingData === DEFAULT_FILE) return undefined
  try {
    const bytes = /^https?:/.test(trainingData)
      ? await download(trainingData)
      : readFileSync(join(folder, trainingData))
    readTraining(bytes)
    return bytes
  } catch (error) {
    const found = (error as Error).message
    throw new ConfigurationError([
      { file: trainingData, key: 'application.chatBot.trainingData', found, allowed: ALLOWED },
    ])
  }
}

async function download(address: string): Promise<Uint8Array> {
  const response = await fetch(address, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
