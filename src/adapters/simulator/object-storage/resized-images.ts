import { sniff, type Sniffed } from '../../../domain/upload'
import { etagOf, type ObjectBytes, type ObjectMeta, type ObjectIndex } from './object-index'

/** The types of still pictures that the image proxy resizes. A resized picture keeps its type. */
const SCALABLE = ['image/jpeg', 'image/png', 'image/webp', 'image/bmp'] as const
export type ResizableType = (typeof SCALABLE)[number]

/** The picture at this width in pixels. `null` when the original is not wider or cannot be decoded. */
export type ResizeImage = (picture: Uint8Array, type: ResizableType, width: number) => Promise<ObjectBytes | null>

export interface ResizedImage {
  readonly type: string
  readonly etag: string
  readonly bytes: Uint8Array
}

/** The most pixels of a picture that the image proxy decodes. The client has the same limit. */
const PIXEL_LIMIT = 50_000_000

/**
 * Drawings and animated pictures keep their size (spec 1 §9). The size comes from the file's header, so no decoding is
 * necessary.
 */
const mayScale = ({ width, height, isMoving }: Sniffed, wanted: number): boolean =>
  !isMoving && width * height <= PIXEL_LIMIT && Math.max(width, height) > wanted

/**
 * Resized versions of stored pictures. The image proxy creates each version once and stores it. Pictures are resized
 * one after the other, so that memory holds only one decoded picture.
 */
export const makeResizedImages = (shelf: ObjectIndex, scale: ResizeImage) => {
  let before: Promise<unknown> = Promise.resolve()

  const make = async (key: string, { etag }: ObjectMeta, width: number): Promise<ObjectBytes | null> => {
    const picture = await shelf.bytes(key)
    const found = picture && sniff(picture)
    const type = SCALABLE.find((one) => one === found?.type)
    if (!picture || !found || type === undefined || !mayScale(found, width)) return null
    const made = await scale(picture, type, width)
    if (made !== null) await shelf.putScaled(etag, width, made)
    return made
  }
  const kept = (label: ObjectMeta, width: number) => shelf.scaled(label.etag, width)
  const inTurn = (key: string, label: ObjectMeta, width: number): Promise<Uint8Array | null> => {
    const turn = before.then(async () => (await kept(label, width)) ?? (await make(key, label, width)))
    before = turn.catch(() => null)
    return turn
  }

  /** Returns `null` if the caller should serve the original. */
  return async (key: string, label: ObjectMeta, width: number): Promise<ResizedImage | null> => {
    const bytes = (await kept(label, width)) ?? (await inTurn(key, label, width))
    return bytes && { type: sniff(bytes)?.type ?? label.type, etag: await etagOf(new Uint8Array(bytes)), bytes }
  }
}
