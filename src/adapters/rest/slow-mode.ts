import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SlowModePort } from '../../application/features/slow-mode/ports'
import { slowModeCalls } from '../wire/calls/slow-mode-calls'
import type { RestClient } from './client/rest-client'

export const makeSlowMode = (rest: RestClient): SlowModePort => ({
  of: (gid) => rest.call(slowModeCalls.of, { gid }),
  set: (gid, seconds) =>
    pipe(
      rest.call(slowModeCalls.set, { gid, seconds }),
      TE.map(() => undefined),
    ),
})
