import * as E from 'fp-ts/Either'
import { catchError, defer, of, switchMap } from 'rxjs'
import type { Clock } from '../../application/ports/browser/clock'
import type { FileStore } from '../../application/ports/file-store'
import type { FileCache } from '../../application/ports/browser/file-cache'
import type { Media } from '../../application/ports/media'
import { unreachable } from '../../domain/kernel/failure'
import { makeDatabase } from '../browser/storage/database'
import { loadOnce, lazyPort } from './lazy-port'
import { sameOriginPath } from '../oss/same-origin-storage'
import type { StorageHost } from '../oss/storage-host'
import type { RestClient } from '../rest/client/rest-client'
import type { CurrentSession } from '../tokens'

const KEPT_FILES = 'loop-files'

interface StoreDeps {
  readonly rest: RestClient
  readonly clock: Clock
  readonly currentSession: CurrentSession
  readonly host: StorageHost | null
}

/**
 * A file store whose code loads with the first file, because the vendor's client is large and few members send files.
 */
export const lazyFileStore = ({ host, ...deps }: StoreDeps): FileStore => {
  const store = loadOnce(async () => {
    const oss = await import('../oss')
    const { makeStorageCredentials, makeWorkerClient, openWorker } = oss
    return oss.filesThroughSeam(
      oss.makeFileStore({ host, passes: makeStorageCredentials(deps), client: makeWorkerClient(openWorker) }),
    )
  })
  return lazyPort(store, unreachable, {
    put: (order) =>
      defer(store).pipe(
        switchMap((made) => made.put(order)),
        catchError(() => of({ kind: 'notStored', failure: unreachable } as const)),
      ),
    ownWay: host === null ? null : sameOriginPath(host),
  })
}

export const lazyFileCache = (clock: Clock): FileCache => {
  let made: FileCache | null = null
  const kept = loadOnce(async () => {
    const { makeFileCache: makeKeptFiles } = await import('../browser/storage/file-cache')
    made = makeKeptFiles({ clock, name: KEPT_FILES })
    return made
  })
  // Signing out works offline (SES-6). So an unused file cache is deleted without loading the cache's code.
  const deleteUnread = () =>
    makeDatabase({ name: KEPT_FILES, clock, make: () => undefined })
      .destroy()
      .catch(() => undefined)
  return {
    keep: async (id, bodies) => (await kept()).keep(id, bodies),
    // The functions below reject if the code cannot load.
    read: async (id, index) => (await kept()).read(id, index),
    mark: async (id, index, checkpoint) => (await kept()).mark(id, index, checkpoint),
    drop: async (id) => (await kept()).drop(id),
    clear: () => (made === null ? deleteUnread() : made.clear()),
  }
}

export const lazyMedia = (clock: Clock): Media => {
  const media = loadOnce(async () => (await import('../browser/media/media')).makeMedia({ clock }))
  return {
    prepare: (file, entry) =>
      media().then(
        (made) => made.prepare(file, entry),
        () => E.left('lost'),
      ),
    cut: (picture, area, size) =>
      media().then(
        (made) => made.cut(picture, area, size),
        () => null,
      ),
  }
}
