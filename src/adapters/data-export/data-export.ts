import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { DataExportPort } from '../../application/features/data-export/ports'
import type { ExportRecord } from '../../domain/data-export'
import { unreachable, type Failure } from '../../domain/kernel/failure'
import type { HttpDriver } from '../rest/client/http-driver'
import type { RestClient } from '../rest/client/rest-client'
import { dataExportCalls } from '../wire/calls/account/data-export-calls'
import type { ReadPicture } from './collected'
import { archiveName } from './file-names'
import { packArchive } from './pack-archive'
import { readPicture } from './read-picture'

/**
 * The most bytes of pictures in an archive.
 * @internal
 */
export const MOST_BYTES = 500 * 1_024 * 1_024

interface Export {
  readonly id: string
  readonly pages: Map<string, readonly ExportRecord[]>
  readonly urls: Set<string>
  readonly pictures: Map<string, ReadPicture>
  bytes: number
  archive: Blob | null
}

/** Offers the archive as a download. The browser reads the address after the click, so it is revoked later. */
const download = (archive: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(archive)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

interface Surroundings {
  readonly save: (archive: Blob, name: string) => void
  readonly isOffline: () => boolean
  readonly wait: (ms: number) => Promise<void>
}
const inBrowser: Surroundings = {
  save: download,
  isOffline: () => !navigator.onLine,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
}
/** The waits between the tries to read a picture. */
const PAUSES: readonly number[] = [500, 2_000]

/** Keeps one export in memory. The next export replaces it. `base`: the origin of addresses without a host. */
export const makeDataExport = (
  rest: Pick<RestClient, 'call' | 'countDropped'>,
  http: HttpDriver,
  base: string,
  { save, isOffline, wait }: Surroundings = inBrowser,
): DataExportPort => {
  let current: Export | null = null
  const known = (id: string): Export | null => (current?.id === id ? current : null)
  /** Runs a step of a known export. Any fault counts as unreachable, so that Retry repeats the step. */
  const step = (id: string, run: (own: Export) => Promise<void>): TE.TaskEither<Failure, void> => {
    const own = known(id)
    return own === null
      ? TE.left(unreachable)
      : TE.tryCatch(
          () => run(own),
          () => unreachable,
        )
  }
  /** Reads a picture. Only an offline browser fails the step; otherwise, a picture that no try reached is left out. */
  const tried = async (url: string, index: number, own: Export): Promise<ReadPicture> => {
    const read = (): Promise<ReadPicture | null> =>
      readPicture(http, url, base, index, MOST_BYTES - own.bytes).catch(() => null)
    let got = await read()
    for (const pause of PAUSES) {
      // A cancelled export asks the server for nothing more.
      if (got !== null || known(own.id) === null) break
      await wait(pause)
      got = await read()
    }
    if (got === null && isOffline()) throw new Error('the browser is offline')
    return got ?? { name: null, reason: 'unreachable' }
  }
  const recordsOf = ({ pages }: Export): readonly ExportRecord[] => [...pages.values()].flat()
  return {
    has: (id) => known(id) !== null,
    collect: (id, cursor) => {
      const own: Export = known(id) ?? {
        id,
        pages: new Map(),
        urls: new Set(),
        pictures: new Map(),
        bytes: 0,
        archive: null,
      }
      current = own
      return pipe(
        rest.call(dataExportCalls.page, { cursor }),
        TE.map(({ records: { items, dropped }, total, next }) => {
          rest.countDropped(dropped)
          // A repeated page replaces itself.
          own.pages.set(cursor, items)
          for (const { files } of items) for (const url of files) own.urls.add(url)
          return { records: items.length, total, pictures: own.urls.size, next }
        }),
      )
    },
    picture: (id, index) =>
      step(id, async (own) => {
        const url = [...own.urls][index]
        if (url === undefined) return
        const read = await tried(url, index, own)
        own.pictures.set(url, read)
        if (read.name !== null) own.bytes += read.bytes.length
      }),
    pack: (id, language) =>
      step(id, async (own) => {
        own.archive = await packArchive({ records: recordsOf(own), pictures: own.pictures }, language)
      }),
    save: (id) =>
      step(id, async (own) => {
        if (own.archive === null) throw new Error('the archive is not packed')
        const named = recordsOf(own).find(({ kind, place }) => kind === 'profile' && place === 'name')
        save(own.archive, archiveName(named?.text ?? '', Date.now()))
      }),
    drop: (id) => {
      if (known(id) !== null) current = null
    },
  }
}
