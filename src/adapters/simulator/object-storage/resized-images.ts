import { sniff, type Sniffed } from '../../../domain/upload'
import { etagOf, type ObjectBytes, type ObjectMeta, type ObjectIndex } from './object-index'

/** What the image proxy makes of a still picture; each stays the type that it is. */
const SCALABLE = ['image/jpeg', 'image/png', 'image/webp', 'image/bmp'] as const
export type ResizableType = (typeof SCALABLE)[number]

/** The picture that wide; `null` where it is no wider already, or can't be read. */
export type ResizeImage = (picture: Uint8Array, type: ResizableType, width: number) => Promise<ObjectBytes | null>

/** As a picture is sent out. */
export interface ResizedImage {
  readonly type: string
  readonly etag: string
  readonly bytes: Uint8Array
}

/** As many as the client lets through: what would unfold to more is never unfolded. */
const PIXEL_LIMIT = 50_000_000

/** Drawings and moving pictures are not resized (spec 1 §9); how large it is is read before anything decodes it. */
const mayScale = ({ width, height, isMoving }: Sniffed, wanted: number): boolean =>
  !isMoving && width * height <= PIXEL_LIMIT && Math.max(width, height) > wanted

/**
 * The pictures of a shelf in other widths. Each is made once and kept; one is made at a time, so that no two are
 * unfolded at once.
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

  /** `null` where it is shown as it was stored. */
  return async (key: string, label: ObjectMeta, width: number): Promise<ResizedImage | null> => {
    const bytes = (await kept(label, width)) ?? (await inTurn(key, label, width))
    return bytes && { type: sniff(bytes)?.type ?? label.type, etag: await etagOf(new Uint8Array(bytes)), bytes }
  }
}
