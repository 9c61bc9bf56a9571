import {
  scheduledMessagesEffects,
  scheduledMessagesMessages,
  scheduledMessagesQuery,
} from '../../../domain/scheduled-messages'
import { scheduledMessagesFeature } from '../../../domain/scheduled-messages/feature'
import { accountEffects, failsWith } from '../../effects/effect'
import { readList } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import type { ScheduledMessagesPort } from './ports'

export const scheduledMessagesImplementation = implementFeature(
  scheduledMessagesFeature,
  ({ dispatchToAccount }, port: ScheduledMessagesPort) => ({
    account: {
      'scheduled-messages/list': readList(scheduledMessagesQuery, () => port.list()),
      'scheduled-messages/acts': {
        perform: accountEffects.idempotent(scheduledMessagesEffects.perform, {
          call: ({ act }) => port.perform(act),
          toResult: (_, { actId }, ask) => ({ type: 'scheduled-messages/ActDone', ask, actId }),
          failed: failsWith(scheduledMessagesMessages['scheduled-messages/ActFailed']),
        }),
      },
    },
    frames: {
      scheduled_messages: () => void dispatchToAccount({ type: 'scheduled-messages/Changed' }),
    },
  }),
)
