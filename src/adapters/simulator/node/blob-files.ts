import { mkdirSync, rmSync } from 'node:fs'
import { open, readdir, readFile, rename, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { BlobBackend } from '../object-storage/blob-backend'

/** The allowed file names. A name with two dots could lead out of the folder. */
const NAME = /^(?!.*\.\.)[A-Za-z0-9._~-]{1,240}$/

export const isBlobName = (name: string): boolean => NAME.test(name)

/** The name itself. Throws if it is no allowed file name. */
export const checkedBlobName = (name: string): string => {
  if (!isBlobName(name)) throw new Error('no name of a file')
  return name
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The bytes of the folder's disk that are free for this process. */
export const freeBytesOf = async (dir: string): Promise<number> => {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}

/** Stores bytes as files of a single folder. Readers never see a half-written file. `fresh` empties the folder. */
export const blobFiles = (dir: string, fresh: boolean): BlobBackend => {
  if (fresh) rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  const fileOf = (name: string): string => path.join(dir, checkedBlobName(name))
  let drafts = 0
  return {
    write: async (name, bytes) => {
      const target = fileOf(name)
      const draft = path.join(dir, `draft~${(drafts += 1)}`)
      try {
        const file = await open(draft, 'w')
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    read: async (name) => {
      try {
        return await readFile(fileOf(name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    names: async (prefix) => (await readdir(dir)).filter((name) => name.startsWith(prefix)),
    remove: async (names) => {
      await Promise.all(names.map((name) => rm(fileOf(name), { force: true })))
    },
  }
}
