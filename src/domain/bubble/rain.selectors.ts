import type { StateOf } from '../event-log'
import type { ConversationId } from '../kernel/ids'
import type { RainData } from './rain.reducer'
import type { rainReducer } from './rain.machine'

export type RainViewModel = Omit<RainData, 'saying' | 'isStale' | 'reads' | 'earlier'>

/** The rain in that conversation; `null` if the member has joined no rain in the conversation. */
export const rainViewModel = (
  { context: { data } }: StateOf<typeof rainReducer>,
  conversationId: ConversationId,
): RainViewModel | null => (data.at?.conversationId === conversationId && data.phase !== 'idle' ? data : null)

export const standsWith = (
  { context: { data } }: StateOf<typeof rainReducer>,
  eventId: string,
): Pick<RainData, 'phase' | 'failure' | 'won'> =>
  data.at?.eventId === eventId ? data : { phase: 'idle', failure: null, won: null }

/** Whether the member has joined another rain, which blocks joining this rain (BUB-2). */
export const isElsewhere = ({ context: { data } }: StateOf<typeof rainReducer>, eventId: string): boolean =>
  data.at !== null && data.at.eventId !== eventId && (data.phase === 'running' || data.phase === 'joining')

/** The number of unpopped bubbles with a reward. */
export const leftIn = ({ event, popped }: Pick<RainData, 'event' | 'popped'>): number =>
  event === null ? 0 : event.bubbles.filter(({ id, kind }) => kind !== 'bomb' && popped[id] === undefined).length
