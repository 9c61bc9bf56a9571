import { expect } from 'vitest'
import type { BlobBackend } from '../../src/adapters/simulator/object-storage/blob-backend'

const text = async (blobs: BlobBackend, name: string): Promise<string | null> => {
  const bytes = await blobs.read(name)
  return bytes && new TextDecoder().decode(bytes)
}
const bytes = (words: string): Uint8Array => new TextEncoder().encode(words)

/** The contract of the storage for the bytes of members' files. */
export const blobBackendBehaviours: Readonly<Record<string, (blobs: BlobBackend) => Promise<void>>> = {
  'written bytes are read unchanged, and another write replaces them': async (blobs) => {
    const all = Uint8Array.from({ length: 300_000 }, (_, at) => at % 256)
    await blobs.write('bytes.x~1.png', all)
    expect(Buffer.from((await blobs.read('bytes.x~1.png')) ?? []).equals(Buffer.from(all))).toBe(true)
    await blobs.write('bytes.x~1.png', bytes(''))
    expect(await text(blobs, 'bytes.x~1.png')).toBe('')
  },
  'a name that nobody wrote has no bytes': async (blobs) => {
    expect(await blobs.read('nothing')).toBeNull()
  },
  'the names with a prefix are those that start with it': async (blobs) => {
    for (const name of ['part.a.00001', 'part.a.00002', 'part.ab.00001', 'label.part.a.'])
      await blobs.write(name, bytes(name))
    expect([...(await blobs.names('part.a.'))].sort()).toEqual(['part.a.00001', 'part.a.00002'])
    expect(await blobs.names('part.b')).toEqual([])
  },
  'removed names are gone, and a name that is gone already is no failure': async (blobs) => {
    for (const name of ['one', 'two', 'three']) await blobs.write(name, bytes(name))
    await blobs.remove(['one', 'two', 'none'])
    expect([await text(blobs, 'one'), await text(blobs, 'two'), await text(blobs, 'three')]).toEqual([
      null,
      null,
      'three',
    ])
    await blobs.remove([])
  },
}

/** The contract of a backend whose names are addresses of files or objects. */
export const namedBlobBehaviours: typeof blobBackendBehaviours = {
  'a name that could lead elsewhere is refused': async (blobs) => {
    for (const name of ['../up', 'a/b', '', 'a..b', '?list-type=2', 'x'.repeat(241)]) {
      await expect(blobs.write(name, bytes('x'))).rejects.toThrow('no name of a file')
      await expect(blobs.read(name)).rejects.toThrow('no name of a file')
    }
  },
}
