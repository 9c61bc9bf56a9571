import * as t from 'io-ts'
import { Meme, MemeCategory } from '../../../../domain/meme'
import { defineGet, WholeNumber } from '../../codecs/http-call'
import { cleanName } from '../../codecs/clean-name'
import { recordCodec, productImageCodec, PlainId, RawName, type ImageHosts } from '../../codecs/fields'
import { listCodec } from '../../codecs/list'

/**
 * An emoji or sticker (spec 1 §3). A meme without a name is invalid. A picture from a foreign host becomes `null`
 * (BI-156).
 */
const memeWire = (hosts: ImageHosts) =>
  recordCodec(
    'Meme',
    Meme.is,
    t.type({ id: PlainId, name: RawName, asset: productImageCodec(hosts), category: MemeCategory }),
    ({ id, name, asset, category }): Meme | null => {
      const shown = cleanName(name, '')
      return shown === '' ? null : { id, name: shown, asset, category }
    },
    (meme) => meme,
  )

/** The client reads a whole meme category as a single page (spec 1 §9). */
export const MEME_PAGE = { page: 1, limit: 1_000 } as const

/** Defines the meme list call. `hosts` lists further hosts of the product's own pictures. */
export const memeListFrom = (hosts: ImageHosts) =>
  defineGet(
    '/api/meme/list',
    t.strict({ page: WholeNumber, limit: WholeNumber, category: MemeCategory }),
    ({ limit }) => listCodec(memeWire(hosts), limit),
  )

/** The calls for memes (spec 1 §7; the prefix is in decisions.md). */
export const memeCalls = { memeList: memeListFrom([]) } as const
