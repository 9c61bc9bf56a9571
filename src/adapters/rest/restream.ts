import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Restreams } from '../../application/features/restream/ports'
import { Secret } from '../../application/ports/browser/vault'
import { malformed } from '../../domain/kernel/failure'
import { PLATFORMS } from '../../domain/restream'
import { pathParam } from '../wire/codecs/path-param'
import { keyInfoOf, restreamCalls } from '../wire/calls/restream-calls'
import type { RestClient } from './client/rest-client'

const done = (): void => undefined

export const makeRestreams = (rest: RestClient): Restreams => ({
  entries: () =>
    pipe(
      rest.call(restreamCalls.list, {}),
      TE.map(({ items, dropped }) => {
        rest.countDropped(dropped)
        return items
      }),
    ),
  add: ({ platform, name, address, key }) =>
    pipe(
      rest.call(restreamCalls.add, {
        name,
        rtmp_url: address,
        stream_key: key.reveal(),
        play_platform: PLATFORMS.indexOf(platform),
      }),
      TE.map(done),
    ),
  remove: (id) => pipe(rest.call(restreamCalls.remove, { id }), TE.map(done)),
  keyOf: (id) => {
    const param = pathParam(id)
    return param === null
      ? TE.left(malformed)
      : pipe(
          rest.call(keyInfoOf(param), {}),
          TE.map(({ stream_key }) => new Secret(stream_key)),
        )
  },
  status: (channel_id) => rest.call(restreamCalls.status, { channel_id }),
  start: (channel_id, id) =>
    pipe(
      rest.call(restreamCalls.token, { channel_id }),
      TE.chain(({ token }) => rest.call(restreamCalls.start, { channel_id, id, token })),
    ),
  stop: (channel_id, session) => pipe(rest.call(restreamCalls.stop, { channel_id, session }), TE.map(done)),
})
