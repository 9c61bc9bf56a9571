import { devicesEffects, devicesFeature, devicesMessages, sessionsQuery } from '../../../domain/devices'
import { accountEffects, failsWith } from '../../effects/effect'
import { readList } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import type { DevicesPort } from './ports'

export const devicesImplementation = implementFeature(devicesFeature, (_, port: DevicesPort) => ({
  account: {
    'devices/sessions': readList(sessionsQuery, () => port.sessions()),
    'devices/ending': {
      endSession: accountEffects.idempotent(devicesEffects.endSession, {
        call: ({ id }) => port.end(id),
        toResult: (_done, { id }, ask) => ({ type: 'devices/SessionEnded', ask, id }),
        failed: failsWith(devicesMessages['devices/SessionNotEnded']),
      }),
      endOthers: accountEffects.idempotent(devicesEffects.endOthers, {
        call: () => port.endOthers(),
        toResult: (_done, _input, ask) => ({ type: 'devices/OthersEnded', ask }),
        failed: failsWith(devicesMessages['devices/OthersNotEnded']),
      }),
    },
  },
  streams: undefined,
}))
