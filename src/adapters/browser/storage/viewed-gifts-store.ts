import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { ViewedGifts } from '../../../application/features/gift/ports'
import type { Settings } from '../../../application/ports/browser/settings'
import { MOST_VIEWED } from '../../../domain/gift'
import { limitedJson } from '../../wire/codecs/limited-json'

const KEY = 'giftsViewed'
const LIMIT = 65_536

/** The gifts that the member has viewed, in local storage. Each read validates the stored value (GFT-6). */
export const makeViewedGifts = (settings: Settings): ViewedGifts => ({
  read: () => {
    const kept = limitedJson(settings.get(KEY) ?? '[]', LIMIT)
    const ids = E.isRight(kept) ? t.UnknownArray.decode(kept.right) : E.left(null)
    return E.isRight(ids) ? ids.right.filter(t.string.is).slice(-MOST_VIEWED) : []
  },
  keep: (ids) => {
    settings.set(KEY, JSON.stringify(ids.slice(-MOST_VIEWED)))
  },
})
