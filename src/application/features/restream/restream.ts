import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import {
  targetFormEffects,
  targetFormMessages,
  restreamEffects,
  restreamMessages,
  restreamFeature,
  restreamedRooms,
  streamEntriesQuery,
  type ServerRestream,
} from '../../../domain/restream'
import { currentRoomOf } from '../../../domain/space'
import { refused } from '../../../domain/kernel/failure'
import type { ChannelId, TabId } from '../../../domain/kernel/ids'
import { accountEffects, failsWith, tabEffects, type Outcome } from '../../effects/effect'
import { readList } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import type { Restreams } from './ports'

/**
 * The failure if a typed key is lost. The key is only in memory, so the member must type the key again after a reload.
 */
const NO_KEY = refused('The stream key has to be typed once more')

const makePushEffects = (ports: Restreams) => ({
  readStatus: accountEffects.read(restreamEffects.readStatus, {
    call: ({ channelId }) => ports.status(channelId),
    toResult: (push, { channelId }, ask) => ({ type: 'restream/StatusRead', ask, channelId, push }),
    failed: failsWith(restreamMessages['restream/StatusNotRead']),
  }),
  start: accountEffects.once(restreamEffects.start, {
    call: ({ channelId, entryId }) => ports.start(channelId, entryId),
    toResult: (push, { channelId }, ask) => ({ type: 'restream/Started', ask, channelId, push }),
    failed: failsWith(restreamMessages['restream/NotStarted']),
    onResume: ({ channelId, entryId }) =>
      pipe(
        ports.status(channelId),
        TE.map((push): Outcome<ServerRestream> =>
          push?.entryId === entryId ? { outcome: 'done', value: push } : { outcome: 'notDone' },
        ),
      ),
    toUnknown: failsWith(restreamMessages['restream/StartUnclear']),
  }),
  stop: accountEffects.idempotent(restreamEffects.stop, {
    call: ({ channelId, session }) => ports.stop(channelId, session),
    toResult: (_, { channelId }, ask) => ({ type: 'restream/Stopped', ask, channelId }),
    failed: failsWith(restreamMessages['restream/NotStopped']),
  }),
})

/** The screen share that this tab sends to the room it has joined. */
interface Shown {
  readonly channelId: ChannelId
  readonly n: number
}

export const restreamImplementation = implementFeature(
  restreamFeature,
  ({ slices, slicesOf, ports: { tabs }, secrets, dispatchToAccount }, ports: Restreams) => {
    let here: TabId | null = null
    void tabs.me().then(
      (me) => {
        here = me
      },
      () => undefined,
    )
    let shown: Shown | null = null
    /**
     * A restream ends with the screen share (RST-2). After a reload no tab sends the share, although no person stopped
     * the share. So only the tab that sent the share may report the end of the share.
     */
    const follow = (): void => {
      const space = slicesOf('space')
      if (space === null) return
      const room = currentRoomOf(space.account.room.get())
      const inside =
        room?.phase === 'inside' && room.holder === here && room.share?.kind === 'screen'
          ? { channelId: room.channelId, n: room.share.n }
          : null
      const before = shown
      shown = inside
      for (const { channelId, isRunning } of restreamedRooms(slices.account.restreams.get())) {
        if (room?.channelId !== channelId) void dispatchToAccount({ type: 'restream/RoomEnded', channelId })
        else if (isRunning && before?.channelId === channelId && before.n !== inside?.n)
          void dispatchToAccount({ type: 'restream/ShareEnded', channelId })
      }
    }
    const reloadEntries = (): Promise<void> => dispatchToAccount(streamEntriesQuery.want({}))
    return {
      account: {
        'restream/targets': readList(streamEntriesQuery, () => ports.entries()),
        'restream/restreams': makePushEffects(ports),
      },
      tab: {
        'restream/targetForms': {
          save: tabEffects.once(targetFormEffects.save, {
            call: ({ platform, name, address, keyRef }) => {
              const key = secrets.take(keyRef)
              return key === null ? TE.left(NO_KEY) : ports.add({ platform, name, address, key })
            },
            notifyAccount: reloadEntries,
            toResult: (_, { platform }, ask) => ({ type: 'restream/Saved', ask, platform }),
            failed: failsWith(targetFormMessages['restream/NotSaved']),
            onResume: ({ platform, address }) =>
              pipe(
                ports.entries(),
                TE.map((all): Outcome<void> =>
                  all.some((one) => one.platform === platform && one.address === address)
                    ? { outcome: 'done', value: undefined }
                    : { outcome: 'notDone' },
                ),
              ),
            toUnknown: failsWith(targetFormMessages['restream/SaveUnclear']),
          }),
          remove: tabEffects.idempotent(targetFormEffects.remove, {
            call: ({ id }) => ports.remove(id),
            notifyAccount: reloadEntries,
            toResult: (_, { platform }, ask) => ({ type: 'restream/Removed', ask, platform }),
            failed: failsWith(targetFormMessages['restream/NotRemoved']),
          }),
        },
      },
      /**
       * Passes a stream key to the form of its target without using the log; `null` if the key cannot be loaded
       * (RST-6).
       */
      streams: {
        keyOf: (id: string): Promise<string | null> =>
          pipe(
            ports.keyOf(id),
            TE.match(
              () => null,
              (key) => key.reveal(),
            ),
          )(),
      },
      onAccountChange: follow,
    }
  },
)
