import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { withDefault } from '../../../domain/kernel/with-default'
import { Xid } from '../../../domain/kernel/ids'
import type { BlobBackend } from './blob-backend'
import { hexOf, sha256 } from './hashes'

export type ObjectBytes = Uint8Array<ArrayBuffer>

const ObjectMeta = t.strict(
  { type: t.string, etag: t.string, owner: Xid, size: t.number, uploadId: t.union([t.string, t.null]) },
  'ObjectLabel',
)
/** The metadata of a stored object. `uploadId` is the multipart upload that created the object. */
export type ObjectMeta = t.TypeOf<typeof ObjectMeta>

const MultipartUpload = t.strict(
  { key: t.string, type: t.string, owner: Xid, at: withDefault(t.number, 0) },
  'StartedUpload',
)
export type MultipartUpload = t.TypeOf<typeof MultipartUpload>

export interface UploadPart {
  readonly number: number
  readonly etag: string
  readonly size: number
}

const PartEtag = t.strict({ etag: t.string, size: t.number }, 'PartEtag')

/** The widths in pixels of resized pictures (spec 1 §9). */
export const WIDTHS = [320, 640, 960] as const

const utf8 = new TextEncoder()
const flat = (key: string): string => key.replaceAll('/', '~')
const labelName = (key: string): string => `label.${flat(key)}`
const bytesName = (key: string): string => `bytes.${flat(key)}`
/**
 * The name of a resized picture. The name includes the ETag of the original, so that a replaced picture never shows the
 * resized version of the old picture.
 */
const scaledName = (etag: string, width: number): string => `scaled.${width}.${etag.replaceAll('"', '')}`
const uploadName = (id: string): string => `upload.${id}`
const partName = (id: string, part: number): string => `part.${id}.${String(part).padStart(5, '0')}`
const etagName = (id: string, part: number): string => `etag.${id}.${String(part).padStart(5, '0')}`

/** An ETag in the format of the real service: opaque, quoted, equal for equal bytes. */
export const etagOf = async (bytes: ObjectBytes): Promise<string> =>
  `"${hexOf(await sha256(bytes))
    .slice(0, 32)
    .toUpperCase()}"`

/** Objects and unfinished uploads, stored as named bytes. */
export const makeObjectIndex = (keeper: BlobBackend) => {
  const writeJson = (name: string, value: unknown): Promise<void> =>
    keeper.write(name, utf8.encode(JSON.stringify(value)))
  const readJson = async <A>(name: string, codec: t.Type<A, unknown>): Promise<A | null> => {
    const bytes = await keeper.read(name)
    if (bytes === null) return null
    const decoded = codec.decode(JSON.parse(new TextDecoder().decode(bytes)))
    return E.isRight(decoded) ? decoded.right : null
  }
  const listParts = async (id: string): Promise<readonly UploadPart[]> => {
    const names = [...(await keeper.names(`etag.${id}.`))].sort()
    const parts = await Promise.all(
      names.map(async (name): Promise<UploadPart | null> => {
        const stored = await readJson(name, PartEtag)
        return stored && { number: Number(name.slice(-5)), ...stored }
      }),
    )
    return parts.flatMap((part) => part ?? [])
  }

  return {
    label: (key: string) => readJson(labelName(key), ObjectMeta),
    bytes: (key: string) => keeper.read(bytesName(key)),
    /** Write the metadata last, because readers look for the metadata to know whether the object exists. */
    put: async (key: string, label: ObjectMeta, bytes: Uint8Array): Promise<void> => {
      await keeper.write(bytesName(key), bytes)
      await writeJson(labelName(key), label)
    },
    /** Deletes the metadata first, because readers look for it to know whether the object exists. */
    erase: async (key: string, { etag }: ObjectMeta): Promise<void> => {
      await keeper.remove([labelName(key)])
      await keeper.remove([bytesName(key), ...WIDTHS.map((width) => scaledName(etag, width))])
    },
    scaled: (etag: string, width: number) => keeper.read(scaledName(etag, width)),
    putScaled: (etag: string, width: number, bytes: ObjectBytes) => keeper.write(scaledName(etag, width), bytes),
    begin: (id: string, upload: MultipartUpload) => writeJson(uploadName(id), upload),
    upload: (id: string) => readJson(uploadName(id), MultipartUpload),
    putPart: async (id: string, part: number, bytes: ObjectBytes): Promise<string> => {
      const etag = await etagOf(bytes)
      await keeper.write(partName(id, part), bytes)
      await writeJson(etagName(id, part), { etag, size: bytes.byteLength })
      return etag
    },
    parts: listParts,
    /** The bytes of all parts, joined in order. `null` when a part is missing. */
    joined: async (id: string, parts: readonly number[]): Promise<ObjectBytes | null> => {
      const pieces = await Promise.all(parts.map((part) => keeper.read(partName(id, part))))
      const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + (piece?.byteLength ?? 0), 0))
      let at = 0
      for (const piece of pieces) {
        if (piece === null) return null
        whole.set(piece, at)
        at += piece.byteLength
      }
      return whole
    },
    uploads: async (): Promise<readonly (MultipartUpload & { readonly id: string })[]> => {
      const found = await Promise.all(
        (await keeper.names(uploadName(''))).map(async (name) => {
          const upload = await readJson(name, MultipartUpload)
          return upload && { ...upload, id: name.slice(uploadName('').length) }
        }),
      )
      return found.flatMap((upload) => upload ?? [])
    },
    forget: async (id: string): Promise<void> => {
      const found = await Promise.all([`part.${id}.`, `etag.${id}.`].map((prefix) => keeper.names(prefix)))
      await keeper.remove([uploadName(id), ...found.flat()])
    },
  }
}
export type ObjectIndex = ReturnType<typeof makeObjectIndex>
