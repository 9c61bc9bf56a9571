import type { StateOf } from '../event-log'
import type { giftPlayerReducer } from './gift-player.machine'
import type { GiftPlayerItem, StillReason } from './gift-player.messages'

/**
 * The gift that is shown over the chat: moving (paused while the page is hidden), or a still picture and its reason.
 */
export type GiftPlayerViewModel =
  | { readonly mode: 'nothing' }
  | { readonly mode: 'playing'; readonly item: GiftPlayerItem; readonly isPaused: boolean }
  | { readonly mode: 'still'; readonly item: GiftPlayerItem; readonly why: StillReason }

const stageIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'stage' in value ? value.stage : null

export const giftPlayerViewModel = ({
  value,
  context: {
    queue: [item],
    why,
  },
}: StateOf<typeof giftPlayerReducer>): GiftPlayerViewModel => {
  const stage = stageIn(value)
  if (item === undefined) return { mode: 'nothing' }
  if (stage === 'still') return { mode: 'still', item, why: why ?? 'cannotPlay' }
  return stage === 'playing' || stage === 'paused'
    ? { mode: 'playing', item, isPaused: stage === 'paused' }
    : { mode: 'nothing' }
}
