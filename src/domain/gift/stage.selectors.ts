import type { StateOf } from '../event-log'
import type { stageUnit } from './stage.machine'
import type { StageItem, StillReason } from './stage.messages'

/** What is to be seen over the chat: a gift that moves (or is held while the page is hidden), or one that stands still, and why. */
export type StageShown =
  | { readonly mode: 'nothing' }
  | { readonly mode: 'playing', readonly item: StageItem, readonly isPaused: boolean }
  | { readonly mode: 'still', readonly item: StageItem, readonly why: StillReason }

const stageIn = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'stage' in value ? value.stage : null)

export const stageShown = ({ value, context: { queue: [item], why } }: StateOf<typeof stageUnit>): StageShown => {
  const stage = stageIn(value)
  if (item === undefined) return { mode: 'nothing' }
  if (stage === 'still') return { mode: 'still', item, why: why ?? 'cannotPlay' }
  return stage === 'playing' || stage === 'paused' ? { mode: 'playing', item, isPaused: stage === 'paused' } : { mode: 'nothing' }
}
