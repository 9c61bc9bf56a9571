import type { StateOf } from '../event-log'
import type { ConversationId } from '../kernel/ids'
import type { rainReducer } from './bubble-rain.machine'
import type { RainData } from './rain.data'

type State = StateOf<typeof rainReducer>
type RainPhase = 'idle' | 'joining' | 'raining' | 'over'

/** The machine's state as one word. Only `raining` has states inside. */
const phaseOf = ({ value }: State): RainPhase =>
  value === 'joining' || value === 'over' ? value : typeof value === 'object' ? 'raining' : 'idle'

export interface RainViewModel extends Omit<RainData, 'saying' | 'reads' | 'earlier'> {
  readonly phase: RainPhase
}

/** The rain in that conversation; `null` if the member has joined no rain in the conversation. */
export const rainViewModel = (state: State, conversationId: ConversationId): RainViewModel | null => {
  const { data } = state.context
  const phase = phaseOf(state)
  return data.at?.conversationId === conversationId && phase !== 'idle' ? { ...data, phase } : null
}

export const standsWith = (
  state: State,
  eventId: string,
): Pick<RainData, 'failure' | 'won'> & { readonly phase: RainPhase } => {
  const { at, failure, won } = state.context.data
  return at?.eventId === eventId ? { phase: phaseOf(state), failure, won } : { phase: 'idle', failure: null, won: null }
}

/** Whether the member has joined another rain, which blocks joining this rain (BUB-2). */
export const isElsewhere = (state: State, eventId: string): boolean => {
  const { at } = state.context.data
  const phase = phaseOf(state)
  return at !== null && at.eventId !== eventId && (phase === 'raining' || phase === 'joining')
}

/** The number of unpopped bubbles with a reward. */
export const leftIn = ({ event, popped }: Pick<RainData, 'event' | 'popped'>): number =>
  event === null ? 0 : event.bubbles.filter(({ id, kind }) => kind !== 'bomb' && popped[id] === undefined).length
