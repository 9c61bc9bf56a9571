import { defineFeature, sliceOf } from '../event-log'
import { sessionsQuery } from './devices'
import { devicesMessages } from './devices.messages'
import { devicesReducer } from './devices.reducer'

/** The devices on which the member is signed in. */
export const devicesFeature = defineFeature({
  name: 'devices',
  account: {
    messages: { ...devicesMessages, ...sessionsQuery.messages },
    slices: () => ({ sessions: sliceOf(sessionsQuery.reducer), ending: sliceOf(devicesReducer) }),
  },
})
