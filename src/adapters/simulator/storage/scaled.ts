import { sniff, type Sniffed } from '../../../domain/upload'
import { etagOf, type Bytes, type Label, type Shelf } from './shelf'

/** What the image proxy makes of a still picture; each stays the type that it is. */
const SCALABLE = ['image/jpeg', 'image/png', 'image/webp', 'image/bmp'] as const
export type Scalable = typeof SCALABLE[number]

/** The picture that wide; `null` where it is no wider already, or can't be read. */
export type Scale = (picture: Uint8Array, type: Scalable, width: number) => Promise<Bytes | null>

/** As a picture is sent out. */
export interface Shown { readonly type: string, readonly etag: string, readonly bytes: Uint8Array }

/** As many as the client lets through: what would unfold to more is never unfolded. */
const PIXEL_LIMIT = 50_000_000

/** Drawings and moving pictures are not resized (spec 1 §9); how large it is is read before anything decodes it. */
const mayScale = ({ width, height, isMoving }: Sniffed, wanted: number): boolean =>
  !isMoving && width * height <= PIXEL_LIMIT && Math.max(width, height) > wanted

/** The pictures of a shelf in other widths. Each is made once and kept; one is made at a time, so that no two are unfolded at once. */
export const makeScaled = (shelf: Shelf, scale: Scale) => {
  let before: Promise<unknown> = Promise.resolve()

  const make = async (key: string, { etag }: Label, width: number): Promise<Bytes | null> => {
    const picture = await shelf.bytes(key)
    const found = picture && sniff(picture)
    const type = SCALABLE.find((one) => one === found?.type)
    if (!picture || !found || type === undefined || !mayScale(found, width)) return null
    const made = await scale(picture, type, width)
    if (made !== null) await shelf.putScaled(etag, width, made)
    return made
  }
  const kept = (label: Label, width: number) => shelf.scaled(label.etag, width)
  const inTurn = (key: string, label: Label, width: number): Promise<Uint8Array | null> => {
    const turn = before.then(async () => await kept(label, width) ?? await make(key, label, width))
    before = turn.catch(() => null)
    return turn
  }

  /** `null` where it is shown as it was stored. */
  return async (key: string, label: Label, width: number): Promise<Shown | null> => {
    const bytes = await kept(label, width) ?? await inTurn(key, label, width)
    return bytes && { type: sniff(bytes)?.type ?? label.type, etag: await etagOf(new Uint8Array(bytes)), bytes }
  }
}
