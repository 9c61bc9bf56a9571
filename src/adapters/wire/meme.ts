import * as t from 'io-ts'
import { Meme, MemeCategory } from '../../domain/meme'
import { get, Whole } from './call'
import { cleanName } from './clean-name'
import { entity, ownImageFrom, PlainId, RawName, type PictureHosts } from './fields'
import { listAnswer } from './list'

/** An emoji or sticker (spec 1 §3); one without a name is none. A picture of another host is none (BI-156). */
const memeWire = (hosts: PictureHosts) => entity('Meme', Meme.is,
  t.type({ id: PlainId, name: RawName, asset: ownImageFrom(hosts), category: MemeCategory }),
  ({ id, name, asset, category }): Meme | null => {
    const shown = cleanName(name, '')
    return shown === '' ? null : { id, name: shown, asset, category }
  },
  (meme) => meme)

/** spec 1 §9: all of a category come as one page. */
export const MEME_PAGE = { page: 1, limit: 1_000 } as const

/** The list where pictures of the product's own come from those hosts as well. */
export const memeListFrom = (hosts: PictureHosts) =>
  get('/api/meme/list', t.strict({ page: Whole, limit: Whole, category: MemeCategory }), ({ limit }) => listAnswer(memeWire(hosts), limit))

/** Memes (spec 1 §7; the family's prefix is in decisions.md). */
export const memeCalls = { memeList: memeListFrom([]) } as const
