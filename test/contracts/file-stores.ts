import * as TE from 'fp-ts/TaskEither'
import { makeBlobStore } from '../../src/adapters/browser/storage/blob-store'
import { runUploadJob } from '../../src/adapters/oss/run-upload-job'
import { makeFileStore } from '../../src/adapters/oss/file-store'
import type { MakeOssClient } from '../../src/adapters/oss/oss-client'
import { makeWorkerClient } from '../../src/adapters/oss/worker-client'
import { makeBrowserFileStore } from '../../src/adapters/simulator/browser-host/browser-file-store'
import { s3Blobs } from '../../src/adapters/simulator/node/s3/s3-blobs'
import type { BlobBackend } from '../../src/adapters/simulator/object-storage/blob-backend'
import { emptyIndexedDb } from '../adapters/browser/fake-idb'
import { ossFixture } from '../adapters/oss/oss-fixture'
import { ann } from '../support/builders/person'
import { memoryBytes } from '../support/in-memory/bytes'
import { MemoryChannels } from '../support/in-memory/channel'
import { startS3, type S3Server } from '../support/s3-server'
import type { StoreBench } from './file-store.contract'
import type { KnownDifferences } from './subject-registry'

const bytesOf = async (answer: Response) => ({
  type: answer.headers.get('content-type') ?? '',
  bytes: new Uint8Array(await answer.arrayBuffer()),
})
const key = (name: string): string => `${ann.xid}_${name}`

/** The vendor's client against the simulator's store. */
const vendorBench =
  (reached: (client: MakeOssClient) => MakeOssClient, openBytes = memoryBytes) =>
  (): StoreBench => {
    const { passes, asInBrowser, at, onWay } = ossFixture('r', openBytes())
    let current = passes.issue(ann.xid)
    return {
      store: makeFileStore({
        passes: {
          pass: (refused) =>
            TE.fromTask(async () => {
              if (refused === (await current)) current = passes.issue(ann.xid)
              return current
            }),
        },
        host: { endpoint: 'http://localhost:1', isPath: false },
        client: reached(asInBrowser),
      }),
      read: async (url) => {
        const answer = await at(new URL(url).pathname)
        return answer.ok ? bytesOf(answer) : null
      },
      cut: (isCut) => {
        onWay((request) => {
          if (isCut) throw Object.assign(new Error('no way'), { status: -1 })
          return request
        })
      },
      expire: passes.expireAll,
      key,
    }
  }

/** Runs the client behind the worker protocol. Copies each message, as between two threads. */
const inWorker = (client: MakeOssClient): MakeOssClient =>
  makeWorkerClient(() => ({
    postMessage: (job: unknown, ports: unknown) => {
      const port: unknown = Array.isArray(ports) ? ports[0] : undefined
      if (port instanceof MessagePort) runUploadJob(structuredClone(job), port, client)
    },
    addEventListener: () => undefined,
    terminate: () => undefined,
  }))

/** Two tabs of a page without a server: one tab stores a file, the other tab reads that file. */
const pageBench = (): StoreBench => {
  const { clock } = emptyIndexedDb()
  const shelf = makeBlobStore({ clock, name: 'objects' })
  const channels = new MemoryChannels()
  const open = () => makeBrowserFileStore({ shelf, channel: channels.open(), origin: 'https://page.example' })
  const store = open()
  const other = open()
  return {
    store,
    read: async (url) => {
      const here = other.ownWay?.drawnAt(url) ?? null
      return here === null ? null : bytesOf(await fetch(here))
    },
    cut: () => undefined,
    expire: () => undefined,
    key,
  }
}

let s3: S3Server | null = null
/** A real S3 service for the stores that need it. Start it before their benches. */
export const s3ForTests = {
  start: async (): Promise<void> => {
    s3 = await startS3()
  },
  stop: async (): Promise<void> => {
    await s3?.stop()
  },
  bytes: (): BlobBackend => {
    if (s3 === null) throw new Error('the S3 service has not started')
    return s3Blobs(s3.address)
  },
}

interface Store {
  readonly bench: () => StoreBench
  readonly differs: KnownDifferences
}

const AT_ONCE = 'a file stays in the browser and is there at once: no network, no parts, no credentials'

/** Every file store, by its name in the table of adapters. */
export const fileStores: Readonly<Record<string, Store>> = {
  'ali-oss before the simulator’s store': { bench: vendorBench((client) => client), differs: {} },
  'ali-oss in a worker, before the simulator’s store': { bench: vendorBench(inWorker), differs: {} },
  'ali-oss before the simulator’s store, with the bytes in an S3 bucket': {
    bench: vendorBench((client) => client, s3ForTests.bytes),
    differs: {},
  },
  'the page’s own': {
    bench: pageBench,
    differs: {
      'R2-262 a large file is stored in parts, and the reported percentage never falls': AT_ONCE,
      'R1-320 OUT-8 an upload whose credentials expire meanwhile still stores the whole file': AT_ONCE,
      'an upload that loses the connection reports this, and later resumes after the stored parts': AT_ONCE,
      'a resumed upload still stores the whole file when the server has lost the stored parts': AT_ONCE,
    },
  },
}
