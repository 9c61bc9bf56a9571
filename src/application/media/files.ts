import * as E from 'fp-ts/Either'
import { uploadKey, type FileRefusal } from '../../domain/upload'
import type { AreaDeps } from '../features/feature-deps'
import type { FileBytes } from '../ports/file-store'
import type { Media } from '../ports/media'
import { uniqueTimestamps } from '../log/tabs/unique-timestamps'

/** What comes of a picture that was chosen. */
export type CheckedImage =
  | { readonly kind: 'taken'; readonly picture: FileBytes }
  | { readonly kind: 'refused'; readonly refusal: FileRefusal }

/** What comes of a video that was chosen: itself and its first picture, in the order in which they are sent. */
export type CheckedVideo =
  | { readonly kind: 'taken'; readonly files: readonly [FileBytes, FileBytes] }
  | { readonly kind: 'refused'; readonly refusal: FileRefusal }

/** Files, as a screen has to do with them: it holds their bytes, which no log ever sees. */
export interface Files {
  /** Takes a file that was added to a message; the number stands for it in the log. */
  readonly hold: (file: FileBytes) => number
  /** A picture that was chosen for a field, checked and made ready to be cut. */
  readonly check: (file: FileBytes) => Promise<CheckedImage>
  /** The same of a video. */
  readonly checkVideo: (file: FileBytes) => Promise<CheckedVideo>
  readonly cut: Media['cut']
  /** Sends what is for that field, one file after the other; how it stands is in the account's uploads. */
  readonly send: (field: string, ...files: readonly FileBytes[]) => Promise<void>
  /** What is kept here of a file that is not sent yet; `null` where it is not here. */
  readonly kept: (id: string, index: number) => Promise<FileBytes | null>
}

type Deps = Pick<AreaDeps, 'ports' | 'held' | 'newClientId' | 'dispatchToAccount'>

export const makeFiles = (
  { ports, held, newClientId, dispatchToAccount }: Deps,
  moment = uniqueTimestamps(ports.clock),
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
      key: uploadKey(field, type, { at: moment(), chance: ports.random.id() }),
      type,
      bytes: size,
    }))
    await dispatchToAccount({ type: 'BeginUpload', uploadId, field, files: named })
  },
  kept: async (id, index) => (await ports.fileCache.read(id, index))?.body ?? null,
})
