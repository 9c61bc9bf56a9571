import type { Either } from 'fp-ts/Either'
import type { Entry, FileRefusal } from '../../domain/upload'
import type { FileBytes } from './file-store'

/** A file as it will be sent; of a video its first picture comes as well. */
export type Prepared =
  | { readonly kind: 'image'; readonly body: FileBytes; readonly width: number; readonly height: number }
  | {
      readonly kind: 'video'
      readonly body: FileBytes
      readonly poster: FileBytes
      readonly width: number
      readonly height: number
      readonly seconds: number
    }

/** A part of a picture, in its own pixels. */
export interface CropArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Files that people choose, looked at before anything becomes of them (reliability §3.1, uploads). */
export interface Media {
  /**
   * Checks it by its bytes, and takes from a still picture what does not belong to it: where and with what it was
   * taken.
   */
  readonly prepare: (file: FileBytes, entry: Entry) => Promise<Either<FileRefusal, Prepared>>
  /** That part alone, no larger than `size`; `null` where the picture can't be read any more. */
  readonly cut: (
    picture: FileBytes,
    area: CropArea,
    size: Pick<CropArea, 'width' | 'height'>,
  ) => Promise<FileBytes | null>
}
