import type { App } from '../../../application/app'
import type { CallPeer } from '../../../domain/call'
import { isMember, sessionOf } from '../../../domain/session'
import { currentRoomOf } from '../../../domain/space'

const BLOCKED = { none: 0, byThem: 1, byMe: 2 } as const

export interface CallRequest {
  readonly to: CallPeer
  readonly isVideo: boolean
  readonly blocked: 'none' | 'byThem' | 'byMe'
  readonly allowsDm: boolean
}

/** Loads the call feature, then starts a call. The reducer decides whether the call is allowed. */
export const callFromChat = async (app: App, { to, isVideo, blocked, allowsDm }: CallRequest): Promise<void> => {
  await app.features.load('call')
  const now = app.account.slices.session.get()
  const space = app.features.of('space')
  await app.account.dispatchDurably({
    type: 'call/Dial',
    key: app.newClientId(),
    to: { xid: to.xid, uid: to.uid, name: to.name, avatar: to.avatar },
    isVideo,
    standing: {
      exists: to.xid !== sessionOf(now)?.xid,
      isVisitor: !isMember(now),
      blocked: BLOCKED[blocked],
      allowsDm,
      isInSpace: space !== null && currentRoomOf(space.slices.account.room.get()) !== null,
    },
  })
}
