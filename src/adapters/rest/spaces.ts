import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Clock } from '../../application/ports/browser/clock'
import type { Spaces } from '../../application/ports/spaces'
import type { Failure } from '../../domain/kernel/failure'
import { ChannelId } from '../../domain/kernel/ids'
import { addressedBy, endOf, type SpaceAction, type SpaceDraft } from '../../domain/space'
import type { ListPage } from '../wire/codecs/list'
import { ModeWire } from '../wire/entities/space'
import { spaceCalls } from '../wire/calls/space-calls'
import type { RestClient } from './client/rest-client'

/** A space `update` with this status starts the space. */
const STARTED = 1
/** A space's path on this site: `/space/` with an id, or `/s/` with a key (spec 2 §2). */
const PATH = /^\/(space|s)\/([^/]+)\/?$/
const done = (): void => undefined

const performing = (rest: RestClient, channel_id: ChannelId, deed: SpaceAction): TE.TaskEither<Failure, unknown> => {
  switch (deed) {
    case 'start':
      return rest.call(spaceCalls.update, { channel_id, status: STARTED })
    case 'end':
      return rest.call(spaceCalls.close, { channel_id })
    case 'remove':
      return rest.call(spaceCalls.remove, { channel_id })
  }
}

const payloadOf = ({ title, startsAt, minutes, micMode, announcement, locale }: SpaceDraft, clock: Clock) => {
  const from = startsAt ?? clock.now()
  return {
    title,
    start_time: Math.floor(from / 1_000),
    end_time: Math.floor(endOf(from, minutes) / 1_000),
    mic_mode: ModeWire.encode(micMode),
    announcement,
    locale,
  }
}

/** Spaces over the API (spec 2 §7). */
export const makeSpaces = (rest: RestClient, clock: Clock): Spaces => {
  const itemsOnly = <A>({ items, dropped }: ListPage<A>): readonly A[] => {
    rest.countDropped(dropped)
    return items
  }
  const find: Spaces['find'] = (channel_id) => rest.call(spaceCalls.room, { channel_id })
  const byKey: Spaces['byKey'] = (key) =>
    pipe(
      rest.call(spaceCalls.inviteKey, { channel_id: undefined, key }),
      TE.map((found) => found?.channel_id ?? null),
    )
  const idAt = (path: string): TE.TaskEither<Failure, ChannelId | null> => {
    const [, place, word = ''] = PATH.exec(path) ?? []
    if (place === 'space') return TE.right(ChannelId.is(word) ? word : null)
    return place === 's' && addressedBy(word) === 'key' ? byKey(word) : TE.right(null)
  }
  return {
    list: ({ period, locale }) =>
      pipe(rest.call(spaceCalls.roomList, { period, locale: locale ?? undefined }), TE.map(itemsOnly)),
    highlights: () => pipe(rest.call(spaceCalls.highlights, {}), TE.map(itemsOnly)),
    find,
    cardAt: (path) => async () => {
      const found = await pipe(
        idAt(path),
        TE.chain((id) => (id === null ? TE.right(null) : find(id))),
      )()
      if (E.isLeft(found) || found.right === null) return null
      const { channelId, title, status } = found.right.space
      return { channelId, title, status }
    },
    byKey,
    keyOf: (channel_id) =>
      pipe(
        rest.call(spaceCalls.inviteKey, { channel_id, key: undefined }),
        TE.map((found) => found?.invite_key ?? null),
      ),
    stats: (channel_id) => rest.call(spaceCalls.stat, { channel_id }),
    remind: (channel_id, on) =>
      pipe(rest.call(on ? spaceCalls.reminder : spaceCalls.cancelReminder, { channel_id }), TE.map(done)),
    performAction: (channelId, deed) => pipe(performing(rest, channelId, deed), TE.map(done)),
    create: (gid, draft) => rest.call(spaceCalls.create, { gid, ...payloadOf(draft, clock) }),
    edit: (channel_id, draft) => rest.call(spaceCalls.edit, { channel_id, ...payloadOf(draft, clock) }),
  }
}
