import * as t from 'io-ts'
import { ChannelId } from '../kernel/ids'
import { query } from '../query'
import { SpaceStats } from './space'

const ofSpace = t.strict({ channelId: ChannelId })

/** The space behind the key of a short link; no item if no space has that key. */
export const spaceKeyQuery = query('space/byKey', {
  input: t.strict({ key: t.string }),
  item: ChannelId,
  idOf: (channelId) => channelId,
})
/** The key of a space's short link, which loads before the member can copy it. */
export const shortLinkQuery = query('space/shortLink', {
  input: ofSpace,
  item: t.string,
  idOf: (key) => key,
  once: true,
})
/** The figures of a space that is over. */
export const statsQuery = query('space/stats', { input: ofSpace, item: SpaceStats, idOf: () => 'stats' })

type SpaceKeyLookup =
  | { readonly status: 'loading' | 'failed' | 'gone' }
  | { readonly status: 'shown'; readonly channelId: ChannelId }

export const lookUpSpaceKey = (state: typeof spaceKeyQuery.reducer.initial, key: string): SpaceKeyLookup => {
  const { status, items, failure, refreshing } = spaceKeyQuery.listed(state, { key })
  const [channelId] = items
  if (refreshing || status === 'loading') return { status: 'loading' }
  if (failure !== null) return { status: 'failed' }
  return channelId === undefined ? { status: 'gone' } : { status: 'shown', channelId }
}

/** The path to share: the short link, else the id (R2-199). */
export const spaceSharePath = (state: typeof shortLinkQuery.reducer.initial, channelId: ChannelId): string => {
  const key = shortLinkQuery.value(state, { channelId })
  return key === null ? `/space/${channelId}` : `/s/${key}`
}
