import type { Props } from '@fruit/challenge-kit/props'
import type { Configuration } from '@fruit/contracts/configuration'
import { TRAINING_FILE } from '@fruit/shop/chat/service'
import { shopFiles } from '@fruit/shop/shop'
import type { FileTree } from '@fruit/world/storage/world-files'
import { changeableFiles } from './changeable-files.ts'

interface FileSources {
  /** Folder of the built web client. */
  readonly webFolder?: string
  /** Training data of the chat bot. */
  readonly botTraining?: Uint8Array | undefined
}

/**
 * The files of every new world: those of the shop, of the web client, and of the challenges.
 *
 * @param createdAt their time of change, in milliseconds since 1970, unless a file has its own
 */
export function initialFiles(
  { webFolder, botTraining }: FileSources,
  configuration: Configuration,
  props: Required<Props>,
  createdAt: number,
): FileTree {
  const files = new Map(shopFiles(createdAt, configuration))
  if (webFolder) for (const [path, file] of changeableFiles(webFolder, createdAt)) files.set(path, file)
  if (botTraining) files.set(TRAINING_FILE, { bytes: botTraining, modifiedAt: createdAt })
  for (const [path, file] of Object.entries(props.files)) {
    const isOld = typeof file !== 'string' && 'changedOn' in file
    const content = isOld ? file.content : file
    const modifiedAt = isOld ? Date.parse(file.changedOn) : createdAt
    files.set(path, { bytes: typeof content === 'string' ? Buffer.from(content) : content, modifiedAt })
  }
  return files
}
