import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Clock } from '../../application/ports/browser/clock'
import type { Settings } from '../../application/ports/browser/settings'
import { loadAgora, makeAgoraRoom } from '.'
import { loadOnce } from '../lazy/lazy-port'
import type { RtcAdapters } from '../lazy/lazy-rtc'
import type { RestClient } from '../rest/client/rest-client'
import { browserDriver, makeMediaDevices } from '../webrtc'
import { chatCalls } from '../wire/calls/chat/chat-calls'

interface AgoraDeps {
  readonly appId: string
  readonly rest: RestClient
  readonly clock: Clock
  readonly settings: Settings
}

/** Media rooms over Agora. The vendor's client loads with the first room. */
export const makeAgoraRtc = ({ appId, rest, clock, settings }: AgoraDeps): RtcAdapters => {
  const driver = browserDriver()
  const devices = makeMediaDevices({ driver, settings, clock })
  const room = makeAgoraRoom({
    driver,
    clock,
    chosen$: devices.chosen$,
    load: loadOnce(() => loadAgora(appId)),
    me: () =>
      pipe(
        rest.call(chatCalls.customToken, {}),
        TE.map(({ xid }) => xid),
      ),
  })
  return { devices, room }
}
