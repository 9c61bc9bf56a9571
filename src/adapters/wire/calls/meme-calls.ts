import * as t from 'io-ts'
import { Meme, MemeCategory } from '../../../domain/meme'
import { defineGet, WholeNumber } from '../codecs/http-call'
import { cleanName } from '../codecs/clean-name'
import { recordCodec, productImageCodec, PlainId, RawName, type ImageHosts } from '../codecs/fields'
import { listCodec } from '../codecs/list'

/** An emoji or sticker (spec 1 §3); one without a name is none. A picture of another host is none (BI-156). */
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

/** spec 1 §9: all of a category come as one page. */
export const MEME_PAGE = { page: 1, limit: 1_000 } as const

/** The list where pictures of the product's own come from those hosts as well. */
export const memeListFrom = (hosts: ImageHosts) =>
  defineGet(
    '/api/meme/list',
    t.strict({ page: WholeNumber, limit: WholeNumber, category: MemeCategory }),
    ({ limit }) => listCodec(memeWire(hosts), limit),
  )

/** Memes (spec 1 §7; the family's prefix is in decisions.md). */
export const memeCalls = { memeList: memeListFrom([]) } as const
