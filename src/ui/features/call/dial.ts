import type { App } from '../../../application/app'
import { callBody } from '../../../application/features/call/call'
import type { Party } from '../../../domain/call'
import { isMember, sessionOf } from '../../../domain/session'
import { roomIn } from '../../../domain/space'

const BLOCKED = { none: 0, byThem: 1, byMe: 2 } as const

export interface Dialled {
  readonly to: Party
  readonly isVideo: boolean
  readonly blocked: 'none' | 'byThem' | 'byMe'
  readonly allowsDm: boolean
}

/** Calls them, once the feature is there; whether that may be is the domain's to say. */
export const dial = async (app: App, { to, isVideo, blocked, allowsDm }: Dialled): Promise<void> => {
  await app.features.need('call')
  const { account: { sources: { session, room } } } = app
  const now = session.getSnapshot()
  await app.features.of(callBody)?.sayToAccount({
    type: 'call/Dial', key: app.newClientId(), to: { xid: to.xid, uid: to.uid, name: to.name, avatar: to.avatar }, isVideo,
    standing: {
      exists: to.xid !== sessionOf(now)?.xid, isVisitor: !isMember(now), blocked: BLOCKED[blocked], allowsDm,
      isInSpace: room.isHere() && roomIn(room.getSnapshot()) !== null,
    },
  })
}
