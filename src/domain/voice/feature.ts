import { defineFeature, sliceOf, type StateOf } from '../event-log'
import type { ConversationId } from '../kernel/ids'
import { entriesOf } from '../kernel/table'
import { recordersReducer, type Recorder } from './recorder.machine'
import { voiceMessages } from './voice.messages'

/** Voice messages. Each tab records for its own open chat. */
export const voiceFeature = defineFeature({
  name: 'voice',
  tab: { messages: voiceMessages, slices: () => ({ recorders: sliceOf(recordersReducer) }) },
})

type State = StateOf<typeof recordersReducer>

/** `over`: the recording goes to the outbox, or is deleted. */
export type RecorderStep = 'asking' | 'held' | 'locked' | 'finishing' | 'denied' | 'preview' | 'over'

export interface RecorderViewModel extends Recorder {
  readonly step: RecorderStep
}

/** The recorder of the conversation; `null` while nothing is recorded there. */
export const recorderOf = ({ byKey }: State, conversationId: ConversationId): RecorderViewModel | null => {
  const item = byKey[conversationId]
  if (item === undefined) return null
  const { value, context } = item
  const step = typeof value === 'string' ? value : value['capturing']
  switch (step) {
    case 'asking':
    case 'held':
    case 'locked':
    case 'finishing':
    case 'denied':
    case 'preview':
      return { ...context, step }
    case 'closing':
      return { ...context, step: 'finishing' }
    default:
      return { ...context, step: 'over' }
  }
}

/** The conversations in which the microphone is open, or about to open. */
export const capturing = ({ byKey }: State): readonly ConversationId[] =>
  entriesOf(byKey).flatMap(([, { value, context }]) => (typeof value === 'string' ? [] : [context.conversationId]))
