import { cellOf, defineFeature } from '../event-log'
import { callMessages } from './call.messages'
import { callsUnit } from './calls.unit'
import { doubtUnit } from './doubt.unit'

/** Private calls: one account has at most one, whichever of its tabs holds the sound. */
export const call = defineFeature({
  name: 'call',
  account: { messages: callMessages, cells: () => ({ calls: cellOf(callsUnit), doubt: cellOf(doubtUnit) }) },
})
