import type { Either } from 'fp-ts/Either'
import type { Entry, FileRefusal } from '../../domain/upload'
import type { FileBytes } from './file-store'

/** A file ready to send; a video with its poster. */
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

/** A part of a picture, in picture pixels. */
export interface CropArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Checks chosen files before anything else happens with them (reliability §3.1, uploads). */
export interface Media {
  /** Checks the file by its bytes. Removes metadata such as place and camera from a still picture. */
  readonly prepare: (file: FileBytes, entry: Entry) => Promise<Either<FileRefusal, Prepared>>
  /** Crops to `area` and scales down to at most `size`; `null` if the picture can't be read any more. */
  readonly cut: (
    picture: FileBytes,
    area: CropArea,
    size: Pick<CropArea, 'width' | 'height'>,
  ) => Promise<FileBytes | null>
}
