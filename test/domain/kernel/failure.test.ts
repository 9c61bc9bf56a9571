import { expect, it } from 'vitest'
import {
  Failure,
  malformed,
  isRetryable,
  refused,
  refusedSilently,
  sessionRefused,
  tooMany,
  unreachable,
} from '../../../src/domain/kernel/failure'

it.each([
  [unreachable, true],
  [tooMany, true],
  [malformed, true],
  [refused('no'), false],
  [refusedSilently, false],
  [sessionRefused, false],
])(
  'ALL-9 the failure %j is unchanged by a JSON round trip and says whether the request may be retried: %s',
  (failure, may) => {
    expect([Failure.decode(JSON.parse(JSON.stringify(failure))), isRetryable(failure)]).toEqual([
      { _tag: 'Right', right: failure },
      may,
    ])
  },
)
