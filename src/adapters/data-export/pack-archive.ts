import { RECORD_KINDS } from '../../domain/data-export'
import type { Collected } from './collected'
import { exportPageHtml } from './export-page-html'

/** The bytes that are compressed before the page may draw again. */
const SLICE = 256 * 1_024
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done, 0))

/** Packs an archive in short tasks. Workers of the library are not used, because the page's policy refuses them. */
export const packArchive = async (collected: Collected, language: string): Promise<Blob> => {
  const { Zip, ZipDeflate, ZipPassThrough, strToU8 } = await import('fflate')
  const parts: Uint8Array<ArrayBuffer>[] = []
  let isBroken = false
  const zip = new Zip((error, data) => {
    if (error !== null) isBroken = true
    else parts.push(new Uint8Array(data))
  })
  const addText = async (name: string, text: string): Promise<void> => {
    const bytes = strToU8(text)
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for (let from = 0; from < bytes.length; from += SLICE) {
      file.push(bytes.subarray(from, from + SLICE), from + SLICE >= bytes.length)
      await nextTask()
    }
  }
  await addText('index.html', exportPageHtml(collected, language))
  for (const kind of RECORD_KINDS) {
    const own = collected.records.filter((record) => record.kind === kind)
    if (own.length > 0) await addText(`data/${kind}.json`, JSON.stringify(own, null, 2))
  }
  for (const read of collected.pictures.values()) {
    if (read.name === null) continue
    const file = new ZipPassThrough(read.name)
    zip.add(file)
    file.push(read.bytes, true)
    await nextTask()
  }
  zip.end()
  if (isBroken) throw new Error('the archive could not be packed')
  return new Blob(parts, { type: 'application/zip' })
}
