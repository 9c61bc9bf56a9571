import * as t from 'io-ts'
import { alarmInput, type EffectRequestOf } from '../kernel/effect'
import { ClientId, Gid } from '../kernel/ids'
import { entriesOf } from '../kernel/table'
import { AnnouncementAction } from './announcement'
import type { Announcements } from './announcement.data'

export const announcementEffects = {
  listAnnouncements: t.strict({ gid: Gid, page: t.number }),
  performAction: t.strict({ actId: ClientId, act: AnnouncementAction }),
  alarm: alarmInput,
}
type EffectRequest = EffectRequestOf<typeof announcementEffects>

export const wantedAnnouncementEffects = ({ boards, acts }: Announcements): readonly EffectRequest[] => [
  ...entriesOf(boards).flatMap(
    ([
      gid,
      {
        paged: { wanted },
        notBefore,
      },
    ]): readonly EffectRequest[] =>
      wanted === null || !Gid.is(gid)
        ? []
        : notBefore === null
          ? [['listAnnouncements', { id: `board:${gid}:${wanted}`, input: { gid, page: wanted } }]]
          : [['alarm', { id: `wait:board:${gid}`, input: { at: notBefore } }]],
  ),
  ...acts.map(({ actId, act }): EffectRequest => ['performAction', { id: `notice:${actId}`, input: { actId, act } }]),
]
