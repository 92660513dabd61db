import { createHash } from 'node:crypto'
import type { Configuration } from '@fruit/contracts/configuration'
import type { FileTree } from '@fruit/world/storage/world-files'
import signingKey from './advisories/signing-key.asc?raw'

const FOLDER = '/.well-known/csaf'
/** Fingerprint of the key that signs the advisories. Its private key was destroyed. */
const FINGERPRINT = '6FE1D17C879646C87AAC2A825A994B470BA37F43'

const published = import.meta.glob<string>('./advisories/*/*.{json,asc}', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The shop's advisories by path, such as `2020/ff-sa-….json`, with their signatures. */
const advisories: ReadonlyMap<string, string> = new Map(
  Object.entries(published).map(([path, text]) => [path.replace('./advisories/', ''), text] as const),
)

/**
 * The shop's published advisories in the layout of the Common Security Advisory Framework 2.0 (sections 7.1.8 to 7.1.20
 * for a trusted provider with directories).
 */
export function csafFiles(bornAt: number, { server }: Configuration): FileTree {
  const texts = new Map<string, string>(advisories)
  const documents = [...advisories].filter(([path]) => path.endsWith('.json'))
  for (const [path, text] of documents) {
    const hash = createHash('sha512').update(text).digest('hex')
    texts.set(`${path}.sha512`, `${hash}  ${path.split('/').at(-1)}\n`)
  }
  const releases = documents
    .map(([path, text]) => ({ path, time: releaseOf(text) }))
    .sort((a, b) => (a.time < b.time ? 1 : -1))
  texts.set('index.txt', releases.map(({ path }) => `${path}\n`).join(''))
  texts.set('changes.csv', releases.map(({ path, time }) => `"${path}","${time}"\n`).join(''))
  texts.set('signing-key.asc', signingKey)
  texts.set('provider-metadata.json', providerMetadata(server.baseUrl.replace(/(?<!\/)\/+$/, ''), releases[0]!.time))
  return new Map(
    [...texts].map(([path, text]) => [`${FOLDER}/${path}`, { bytes: Buffer.from(text), modifiedAt: bornAt }]),
  )
}

function releaseOf(advisory: string): string {
  const { document } = JSON.parse(advisory) as { document: { tracking: { current_release_date: string } } }
  return document.tracking.current_release_date
}

function providerMetadata(base: string, lastUpdated: string): string {
  const metadata = {
    canonical_url: `${base}${FOLDER}/provider-metadata.json`,
    distributions: [{ directory_url: `${base}${FOLDER}/` }],
    last_updated: lastUpdated,
    list_on_CSAF_aggregators: false,
    metadata_version: '2.0',
    mirror_on_CSAF_aggregators: false,
    public_openpgp_keys: [{ fingerprint: FINGERPRINT, url: `${base}${FOLDER}/signing-key.asc` }],
    publisher: {
      category: 'vendor',
      contact_details: 'worms@fruit.test',
      name: 'Forbidden Fruit',
      namespace: 'https://fruit.test',
    },
    role: 'csaf_trusted_provider',
  }
  return `${JSON.stringify(metadata, null, 2)}\n`
}
