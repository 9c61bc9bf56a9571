import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Announcements } from '../../application/features/announcement/ports'
import { topicsIn, type AnnouncementAction } from '../../domain/announcement'
import type { Failure } from '../../domain/kernel/failure'
import { announcementCalls, EVERYBODY, POST_TYPE } from '../wire/calls/announcement-calls'
import { REACT_FLAG, UNREACT_FLAG } from '../wire/calls/chat/chat-calls'
import type { RestClient } from './client/rest-client'

const actCall = (rest: RestClient, act: AnnouncementAction): TE.TaskEither<Failure, unknown> => {
  const { gid, id } = act
  switch (act.kind) {
    case 'pin':
      return rest.call(announcementCalls.pin, { gid, id, pinned: act.on ? 1 : 0 })
    case 'remove':
      return rest.call(announcementCalls.remove, { gid, id })
    case 'react':
      return rest.call(announcementCalls.meme, {
        gid,
        id,
        meme_id: act.memeId,
        action: act.on ? REACT_FLAG : UNREACT_FLAG,
      })
    case 'read':
      return rest.call(announcementCalls.read, { gid, id })
    case 'report':
      return rest.call(announcementCalls.report, { gid, id, reason: act.reason })
  }
}

const done = (): void => undefined

/** Announcements over the API (spec 1 §7). */
export const makeAnnouncements = (rest: RestClient): Announcements => ({
  list: (gid, page, size) =>
    pipe(
      rest.call(announcementCalls.list, { gid, page, limit: size }),
      TE.map((rows) => {
        rest.countDropped(rows.dropped)
        return rows
      }),
    ),
  add: (gid, { text, pictures, video, mentions }) =>
    pipe(
      rest.call(announcementCalls.add, {
        gid,
        content: text,
        pictures,
        video: video?.url,
        snapshot: video?.poster ?? undefined,
        ats: mentions.map(({ xid }) => xid ?? EVERYBODY),
        topics: topicsIn(text),
        post_type: POST_TYPE,
      }),
      TE.map(done),
    ),
  perform: (act) => pipe(actCall(rest, act), TE.map(done)),
})
