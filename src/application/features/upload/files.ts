import * as E from 'fp-ts/Either'
import { uploadKey, type FileRefusal } from '../../../domain/upload'
import type { SharedDeps } from '../shared-deps'
import type { FileBytes } from '../../ports/file-store'
import type { Media } from '../../ports/media'
import { uniqueTimestamps } from '../../log/tabs/unique-timestamps'

export type CheckedImage =
  | { readonly kind: 'taken'; readonly picture: FileBytes }
  | { readonly kind: 'refused'; readonly refusal: FileRefusal }

/** `files`: the video and its poster, in upload order. */
export type CheckedVideo =
  | { readonly kind: 'taken'; readonly files: readonly [FileBytes, FileBytes] }
  | { readonly kind: 'refused'; readonly refusal: FileRefusal }

/** File functions for the screens. The bytes of the files stay in these functions and never enter a log. */
export interface Files {
  /** Registers a file that was added to a message. Returns the number that represents the file in the log. */
  readonly hold: (file: FileBytes) => number
  /** Checks a picture chosen for a form field and prepares it for cropping. */
  readonly check: (file: FileBytes) => Promise<CheckedImage>
  /** Checks a video chosen for a form field, and prepares its poster. */
  readonly checkVideo: (file: FileBytes) => Promise<CheckedVideo>
  readonly cut: Media['cut']
  /** Uploads the files for a form field in order. The account's uploads show the progress. */
  readonly send: (field: string, ...files: readonly FileBytes[]) => Promise<void>
  /** The cached bytes of a file that is not sent yet; `null` if this browser does not have the bytes. */
  readonly kept: (id: string, index: number) => Promise<FileBytes | null>
}

type Deps = Pick<SharedDeps, 'ports' | 'held' | 'newClientId' | 'dispatchToAccount'>

export const makeFiles = (
  { ports, held, newClientId, dispatchToAccount }: Deps,
  timestamp = uniqueTimestamps(ports.clock),
): Files => ({
  hold: (file) => held.hold(file),
  check: async (file) => {
    const prepared = await ports.media.prepare(file, 'field')
    return E.isRight(prepared)
      ? { kind: 'taken', picture: prepared.right.body }
      : { kind: 'refused', refusal: prepared.left }
  },
  checkVideo: async (file) => {
    const prepared = await ports.media.prepare(file, 'picker')
    if (E.isLeft(prepared)) return { kind: 'refused', refusal: prepared.left }
    return prepared.right.kind === 'video'
      ? { kind: 'taken', files: [prepared.right.body, prepared.right.poster] }
      : { kind: 'refused', refusal: 'notAVideo' }
  },
  cut: ports.media.cut,
  send: async (field, ...files) => {
    const uploadId = newClientId()
    await ports.fileCache.keep(uploadId, files)
    const named = files.map(({ type, size }) => ({
      key: uploadKey(field, type, { at: timestamp(), chance: ports.random.id() }),
      type,
      bytes: size,
    }))
    await dispatchToAccount({ type: 'upload/BeginUpload', uploadId, field, files: named })
  },
  kept: async (id, index) => (await ports.fileCache.read(id, index))?.body ?? null,
})
