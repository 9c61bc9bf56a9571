import * as E from 'fp-ts/Either'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { makeDataExport, MOST_BYTES } from '../../../src/adapters/data-export/data-export'
import { MOST_PICTURE_BYTES, readPicture } from '../../../src/adapters/data-export/read-picture'
import { stubRest } from '../support/stub-rest'

const PICTURE = 'https://files.example/a.png'
const profile = {
  kind: 'profile',
  at: null,
  place: 'name',
  author: '',
  text: 'Ada',
  content: '',
  files: [PICTURE],
}
const answer = { records: [profile], total: 1, next: null }

/** An export of one record with a picture, over a network that answers `responses` one after the other. */
const exportOver = async (responses: readonly (Response | null)[], isOffline = false) => {
  const saved: Blob[] = []
  const waits: number[] = []
  let asked = 0
  const port = makeDataExport(
    await stubRest(() => answer),
    () => {
      const response = responses[asked] ?? null
      asked += 1
      return response === null ? Promise.reject(new Error('no network')) : Promise.resolve(response)
    },
    'https://loop.example',
    {
      save: (archive) => {
        saved.push(archive)
      },
      isOffline: () => isOffline,
      wait: async (ms) => {
        waits.push(ms)
      },
    },
  )
  const page = async (): Promise<string> => {
    expect(E.isRight(await port.pack('e1', 'en')())).toBe(true)
    expect(E.isRight(await port.save('e1')())).toBe(true)
    const files = unzipSync(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []))
    return strFromU8(files['index.html'] ?? new Uint8Array())
  }
  return { port, waits, page, asked: () => asked }
}
const png = () => new Response(new Uint8Array(5), { headers: { 'content-type': 'image/png' } })
const busy = () => new Response('', { status: 503 })

describe('An export in memory', () => {
  it('tries an unreachable picture three times, then lists it with the reason (R4-603)', async () => {
    const { port, waits, page, asked } = await exportOver([null, busy(), null])
    await port.collect('e1', '')()
    expect(E.isRight(await port.picture('e1', 0)())).toBe(true)
    expect(asked()).toBe(3)
    expect(waits).toEqual([500, 2_000])
    expect(await page()).toContain(`${PICTURE}: could not be reached`)
  })

  it('includes a picture that a later try reaches (R4-603)', async () => {
    const { port, page } = await exportOver([busy(), png()])
    await port.collect('e1', '')()
    await port.picture('e1', 0)()
    expect(await page()).toContain('src="pictures/1.png"')
  })

  it('fails instead in an offline browser, so that Retry reads the picture (R4-603 R4-604)', async () => {
    const { port, page } = await exportOver([null, null, null, png()], true)
    await port.collect('e1', '')()
    expect(E.isLeft(await port.picture('e1', 0)())).toBe(true)
    expect(E.isRight(await port.picture('e1', 0)())).toBe(true)
    expect(await page()).toContain('src="pictures/1.png"')
  })

  it('knows nothing more of a dropped export, and drops only the named one (R4-604)', async () => {
    const { port } = await exportOver([])
    await port.collect('e1', '')()
    port.drop('e0')
    expect(port.has('e1')).toBe(true)
    port.drop('e1')
    expect(port.has('e1')).toBe(false)
    expect(E.isLeft(await port.pack('e1', 'en')())).toBe(true)
  })
})

describe('A picture of an export', () => {
  const read = (response: Response, left = Number.MAX_SAFE_INTEGER) =>
    readPicture(() => Promise.resolve(response), PICTURE, 'https://loop.example', 0, left)
  const sized = (bytes: number) => new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/png' } })

  it('holds 20 MB and not one byte more (R4-603)', async () => {
    expect(MOST_PICTURE_BYTES).toBe(20 * 1_024 * 1_024)
    expect(await read(sized(MOST_PICTURE_BYTES))).toMatchObject({ name: 'pictures/1.png' })
    expect(await read(sized(MOST_PICTURE_BYTES + 1))).toEqual({ name: null, reason: 'tooLarge' })
  })

  it('is left out if it does not fit into the rest of the archive (R4-603)', async () => {
    expect(MOST_BYTES).toBe(500 * 1_024 * 1_024)
    expect(await read(sized(10), 10)).toMatchObject({ name: 'pictures/1.png' })
    expect(await read(sized(11), 10)).toEqual({ name: null, reason: 'tooLarge' })
  })

  it.each([
    ['image/svg+xml', 'otherType'],
    ['text/html', 'otherType'],
  ])('is left out if it is of the type %s (R4-603)', async (type, reason) => {
    const response = new Response('<svg/>', { headers: { 'content-type': type } })
    expect(await read(response)).toEqual({ name: null, reason })
  })

  it('is left out if it is not there (R4-603)', async () => {
    expect(await read(new Response('', { status: 404 }))).toEqual({ name: null, reason: 'missing' })
  })
})
