import { expect } from 'vitest'
import type { FileStore, UploadProgressEvent, UploadOrder } from '../../src/application/ports/file-store'

/** A file store under test, with controls over its network and its credentials. */
export interface StoreBench {
  readonly store: FileStore
  /** The file that everybody can read at an address, or `null` if there is none. */
  readonly read: (url: string) => Promise<{ readonly type: string; readonly bytes: Uint8Array } | null>
  /** Cuts or restores the network, from the next request on. */
  readonly cut: (isCut: boolean) => void
  /** Invalidates the current credentials. */
  readonly expire: () => void
  /** An object key that the signed-in account may write. */
  readonly key: (name: string) => string
}

const fileOf = (size: number, type = 'image/png'): Blob =>
  new Blob([Uint8Array.from({ length: size }, (_, i) => i % 251)], { type })

/** All events of an upload until its end. `onNews` may change the network or the credentials meanwhile. */
const told = (
  store: FileStore,
  order: UploadOrder,
  onNews: (news: UploadProgressEvent) => void = () => undefined,
): Promise<readonly UploadProgressEvent[]> =>
  new Promise((resolve, reject) => {
    const all: UploadProgressEvent[] = []
    store.put(order).subscribe({
      next: (news) => {
        all.push(news)
        onNews(news)
      },
      error: reject,
      complete: () => {
        resolve(all)
      },
    })
  })

const last = (news: readonly UploadProgressEvent[]): UploadProgressEvent | undefined => news.at(-1)
const percents = (news: readonly UploadProgressEvent[]): readonly number[] =>
  news.flatMap((one) => (one.kind === 'progress' ? [one.percent] : []))
const checkpointIn = (news: readonly UploadProgressEvent[]) =>
  news.flatMap((one) => (one.kind === 'progress' ? (one.checkpoint ?? []) : [])).at(-1) ?? null

const isStored = async ({ read }: StoreBench, news: readonly UploadProgressEvent[], body: Blob): Promise<void> => {
  const end = last(news)
  expect(end?.kind).toBe('stored')
  const found = await read(end?.kind === 'stored' ? end.url : '')
  expect(found?.type).toBe(body.type)
  expect(Buffer.from(found?.bytes ?? []).equals(Buffer.from(await body.arrayBuffer()))).toBe(true)
}

/** The contract of the file store port. */
export const fileStoreBehaviours: Readonly<Record<string, (bench: StoreBench) => Promise<void>>> = {
  'R2-262 a large file is stored in parts, and the reported percentage never falls': async (bench) => {
    const body = fileOf(2_300_000, 'video/mp4')
    const news = await told(bench.store, { key: bench.key('1.mp4'), body, checkpoint: null })
    await isStored(bench, news, body)
    const shown = percents(news)
    expect(shown.length).toBeGreaterThan(3)
    expect(shown).toEqual([...shown].sort((a, b) => a - b))
    expect(shown.every((one) => Number.isInteger(one) && one >= 0 && one <= 100)).toBe(true)
  },

  'a small file is stored and can be read back unchanged': async (bench) => {
    const body = fileOf(17)
    await isStored(bench, await told(bench.store, { key: bench.key('2.png'), body, checkpoint: null }), body)
  },

  'R1-320 OUT-8 an upload whose credentials expire meanwhile still stores the whole file': async (bench) => {
    const body = fileOf(2_300_000)
    let expired = false
    const news = await told(bench.store, { key: bench.key('3.png'), body, checkpoint: null }, (one) => {
      if (!expired && one.kind === 'progress' && one.percent > 20) {
        expired = true
        bench.expire()
      }
    })
    expect(expired).toBe(true)
    await isStored(bench, news, body)
  },

  'an upload that loses the connection reports this, and later resumes after the stored parts': async (bench) => {
    const body = fileOf(2_300_000)
    const order = { key: bench.key('4.png'), body, checkpoint: null }
    const before = await told(bench.store, order, (one) => {
      if (one.kind === 'progress' && one.percent > 20) bench.cut(true)
    })
    expect(last(before)).toEqual({ kind: 'notStored', failure: { _tag: 'Unreachable' } })
    bench.cut(false)
    const checkpoint = checkpointIn(before)
    const after = await told(bench.store, { ...order, checkpoint })
    await isStored(bench, after, body)
    expect(percents(after).every((percent) => checkpoint === null || percent > 20)).toBe(true)
  },

  'a resumed upload still stores the whole file when the server has lost the stored parts': async (bench) => {
    const body = fileOf(2_300_000)
    const order = { key: bench.key('5.png'), body, checkpoint: null }
    const before = await told(bench.store, order, (one) => {
      if (one.kind === 'progress' && one.percent > 20) bench.cut(true)
    })
    bench.cut(false)
    const checkpoint = checkpointIn(before)
    if (checkpoint !== null) expect((await bench.store.abandon(order.key, checkpoint)())._tag).toBe('Right')
    await isStored(bench, await told(bench.store, { ...order, checkpoint }), body)
  },

  'an upload reports nothing after the subscriber has unsubscribed': async (bench) => {
    const heard: UploadProgressEvent[] = []
    await new Promise<void>((resolve) => {
      const running = bench.store
        .put({ key: bench.key('6.png'), body: fileOf(2_300_000), checkpoint: null })
        .subscribe((news) => {
          heard.push(news)
          running.unsubscribe()
          resolve()
        })
    })
    const count = heard.length
    const body = fileOf(17)
    await isStored(bench, await told(bench.store, { key: bench.key('7.png'), body, checkpoint: null }), body)
    expect(heard).toHaveLength(count)
  },
}
