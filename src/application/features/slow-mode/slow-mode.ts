import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { addMs } from '../../../domain/kernel/instant'
import { slowModeEffects, slowModeFeature, slowModeMessages, slowModeQuery } from '../../../domain/slow-mode'
import { accountEffects, failsWith } from '../../effects/effect'
import { readValue } from '../../effects/query-effects'
import { hasNoServerText, oneToast } from '../../notifications-and-toasts/toast-helpers'
import { implementFeature } from '../implement-feature'
import type { SlowModePort } from './ports'

/** The server sends the time that is left, so a wrong clock of this browser does not matter. */
export const slowModeImplementation = implementFeature(slowModeFeature, ({ ports: { clock } }, port: SlowModePort) => ({
  account: {
    'slow-mode/state': readValue(slowModeQuery, ({ gid }) =>
      pipe(
        port.of(gid),
        TE.map(({ seconds, waitMs }) => ({ gid, seconds, freeAt: addMs(clock.now(), waitMs) })),
      ),
    ),
    'slow-mode/choices': {
      setSlowMode: accountEffects.idempotent(slowModeEffects.setSlowMode, {
        call: ({ gid, seconds }) => port.set(gid, seconds),
        toResult: (_, { gid, seconds }, ask) => ({ type: 'slow-mode/SlowModeSet', ask, gid, seconds }),
        failed: failsWith(slowModeMessages['slow-mode/SlowModeNotSet']),
      }),
    },
  },
  streams: undefined,
  toastsOf: (message) =>
    message.type === 'slow-mode/SlowModeNotSet' && hasNoServerText(message.failure) ? oneToast({ key: 'notDone' }) : [],
}))
