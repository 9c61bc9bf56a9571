import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { DevicesPort } from '../../../application/features/devices/ports'
import { devicesCalls } from '../../wire/calls/account/devices-calls'
import type { RestClient } from '../client/rest-client'

export const makeDevices = (rest: RestClient): DevicesPort => ({
  sessions: () =>
    pipe(
      rest.call(devicesCalls.list, {}),
      TE.map(({ items, dropped }) => {
        rest.countDropped(dropped)
        return items
      }),
    ),
  end: (id) =>
    pipe(
      rest.call(devicesCalls.end, { id }),
      TE.map(() => undefined),
    ),
  endOthers: () =>
    pipe(
      rest.call(devicesCalls.endOthers, {}),
      TE.map(() => undefined),
    ),
})
