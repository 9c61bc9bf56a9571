import type { Either } from 'fp-ts/Either'
import type { Entry, FileRefusal } from '../../domain/upload'
import type { FileBytes } from './file-store'

/** A checked file that is ready to send. A video comes with its poster. */
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

/** A rectangle of a picture, in picture pixels. */
export interface CropArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Checks chosen files before any other code uses them. */
export interface Media {
  /** Checks a file by its bytes. Removes metadata, such as the location and the camera, from a still picture. */
  readonly prepare: (file: FileBytes, entry: Entry) => Promise<Either<FileRefusal, Prepared>>
  /**
   * Crops a picture to `area` and scales the result down to at most `size`; `null` if the picture has become
   * unreadable.
   */
  readonly cut: (
    picture: FileBytes,
    area: CropArea,
    size: Pick<CropArea, 'width' | 'height'>,
  ) => Promise<FileBytes | null>
}
