import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Xid } from '../../../../domain/kernel/ids'
import {
  isHostHere,
  maySpeak,
  micRefusal,
  nextInMicQueue,
  orderedMicQueue,
  type JoinedRoom,
  type MicMode,
  type MicQueueOrder,
  type ShareKind,
} from '../../../../domain/space'
import { useApp } from '../../../app/app-context'
import { isTextEntry } from '../../../components/form/is-text-entry'
import { useHoldToTalk } from '../media/use-hold-to-talk'
import { useWakeLock } from '../media/use-wake-lock'

export interface RoomActions {
  readonly onMic: () => void
  readonly onAsk: () => void
  readonly onAskBack: () => void
  readonly onAccept: () => void
  readonly onDecline: () => void
  readonly onShare: (kind: ShareKind) => void
  readonly onStopShare: () => void
  readonly onReact: (emoji: string) => void
  readonly onMode: (mode: MicMode) => void
  readonly onMuteAll: () => void
  readonly onEnd: () => void
  readonly onLeave: () => void
  readonly onHideWarning: () => void
  readonly onPerson: (act: RoomMemberAction, xid: Xid) => void
  /** The requests to speak in the host's order, and the way to change it. */
  readonly queue: JoinedRoom['queue']
  readonly order: MicQueueOrder
  readonly onOrder: (order: MicQueueOrder) => void
  readonly onInviteNext: () => void
  /** Refuses a request. The person reads the note; an empty note is none. */
  readonly onSkip: (xid: Xid, note: string) => void
}

export type RoomMemberAction =
  | 'allow'
  | 'refuse'
  | 'invite'
  | 'mute'
  | 'unmute'
  | 'endMic'
  | 'guest'
  | 'host'
  | 'unmakeHost'
  | 'kick'

/** The actions in a room. An action that is impossible at the moment shows the reason (spec 2 §8). */
export const useRoom = (room: JoinedRoom): RoomActions => {
  const app = useApp()
  const { account, tab } = app
  const isOn = room.mic.on
  const warn = (key: 'micNotReady' | 'shareConflict' | 'notHost'): void =>
    tab.dispatch({ type: 'ShowToast', words: { key } })
  const setMic = (on: boolean): void => {
    if (!on) return account.dispatch({ type: 'space/CloseMic' })
    const why = micRefusal(room)
    if (why === 'notReady') return warn('micNotReady')
    return why === null ? account.dispatch({ type: 'space/OpenMic' }) : undefined
  }
  useWakeLock(true)
  useHoldToTalk(maySpeak(room.role) && !room.mic.held, setMic)
  const [order, setOrder] = useState<MicQueueOrder>('arrival')
  const queue = orderedMicQueue(room.queue, order)
  const first = nextInMicQueue(queue)
  const inviteNext = (): void => {
    if (first !== null) account.dispatch({ type: 'space/InviteToSpeak', xid: first.xid })
  }
  /** The shortcuts: M toggles the microphone; a host accepts the first request to speak with A, or invites with N. */
  const actOf = (key: string): (() => void) | null => {
    if (key === 'm' && maySpeak(room.role)) return () => setMic(!isOn)
    if (!isHostHere(room) || first === null) return null
    if (key === 'n') return inviteNext
    return key === 'a' ? () => account.dispatch({ type: 'space/AllowMicRequest', xid: first.xid }) : null
  }
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const act = actOf(event.key.toLowerCase())
    if (act === null || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTextEntry(event.target))
      return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  /** The callback is stable, because the row of every person uses it. */
  const onPerson = useCallback(
    (act: RoomMemberAction, xid: Xid): void => {
      switch (act) {
        case 'allow':
          return account.dispatch({ type: 'space/AllowMicRequest', xid })
        case 'refuse':
          return account.dispatch({ type: 'space/RefuseMicRequest', xid, note: null })
        case 'invite':
          return account.dispatch({ type: 'space/InviteToSpeak', xid })
        case 'mute':
          return account.dispatch({ type: 'space/MuteMic', xid })
        case 'unmute':
          return account.dispatch({ type: 'space/UnmuteMic', xid })
        case 'endMic':
          return account.dispatch({ type: 'space/MoveToAudience', xid })
        case 'guest':
        case 'host':
          return account.dispatch({ type: 'space/SetLiveRole', xid, role: act })
        case 'unmakeHost':
          return account.dispatch({ type: 'space/SetLiveRole', xid, role: 'speaker' })
        case 'kick':
          return account.dispatch({ type: 'space/RemoveFromRoom', xid })
      }
    },
    [account],
  )
  return {
    onMic: () => setMic(!isOn),
    onAsk: () => account.dispatch({ type: 'space/RequestMic' }),
    onAskBack: () => account.dispatch({ type: 'space/CancelMicRequest' }),
    onAccept: () => account.dispatch({ type: 'space/AcceptMicInvite' }),
    onDecline: () => account.dispatch({ type: 'space/DeclineMicInvite' }),
    onShare: (kind) =>
      room.share === null
        ? room.line === 'connected'
          ? account.dispatch({ type: 'space/StartShare', kind })
          : warn('micNotReady')
        : warn('shareConflict'),
    onStopShare: () => account.dispatch({ type: 'space/StopShare' }),
    onReact: (emoji) => account.dispatch({ type: 'space/ReactInRoom', emoji }),
    onMode: (mode) => (isHostHere(room) ? account.dispatch({ type: 'space/SetMicMode', mode }) : warn('notHost')),
    onMuteAll: () => account.dispatch({ type: 'space/MuteAll' }),
    onEnd: () => account.dispatch({ type: 'space/EndRoom' }),
    onLeave: () => account.dispatch({ type: 'space/LeaveSpace' }),
    onHideWarning: () => account.dispatch({ type: 'space/HideEndWarning' }),
    onPerson,
    queue,
    order,
    onOrder: setOrder,
    onInviteNext: inviteNext,
    onSkip: (xid, note) =>
      account.dispatch({ type: 'space/RefuseMicRequest', xid, note: note.trim() === '' ? null : note.trim() }),
  }
}
