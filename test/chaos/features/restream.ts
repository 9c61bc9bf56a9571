import { entriesOfHost, type RestreamInput } from '../../../src/adapters/simulator/state/features/restream/feature'
import type { ChannelId } from '../../../src/domain/kernel/ids'
import { sessionOf } from '../../../src/domain/session'
import { isHostHere } from '../../../src/domain/space'
import { watchRestream } from '../invariants/restream'
import type { ChaosFeature, UserAction, RunScene } from '../chaos-model'
import { withFeature, type FeatureOf } from './features'
import { inRoom } from './rooms'

type Restream = FeatureOf<'restream'>

/** The time that a host checks the choice before pressing Start. */
const CHOOSING_MS = 1_000

/** An action of a host at the restream desk. The simulator adds the platform entry, because runs skip its form. */
const atDesk = (
  weight: number,
  go: (scene: RunScene, channelId: ChannelId, restream: Restream, entryId: string) => void,
): UserAction =>
  inRoom(weight, (scene, room) => {
    const me = sessionOf(scene.app.account.slices.session.get())?.xid
    if (me === undefined || !isHostHere(room)) return
    const {
      run: { newId, town },
    } = scene
    if (entriesOfHost(town.world, me).length === 0) {
      town.tell(({ at }): RestreamInput => ({
        type: 'restream/Added',
        at,
        xid: me,
        id: newId(),
        platform: 'twitch',
        name: 'Twitch',
        address: 'rtmps://live.example/app',
        key: 'k-1',
      }))
    }
    const entryId = entriesOfHost(town.world, me)[0]?.id
    if (entryId !== undefined)
      withFeature(scene, 'restream', (restream) => {
        restream.dispatchToAccount({ type: 'restream/RoomReady', channelId: room.channelId })
        go(scene, room.channelId, restream, entryId)
      })
  })

const start = (scene: RunScene, channelId: ChannelId, { dispatchToAccount }: Restream, entryId: string): void => {
  scene.app.account.dispatch({ type: 'space/StartShare', kind: 'screen' })
  scene.page.after(CHOOSING_MS, () => {
    scene.run.seen.set('pushes', (scene.run.seen.get('pushes') ?? 0) + 1)
    dispatchToAccount({ type: 'restream/Start', channelId, entryId })
  })
}

const deeds: Readonly<Record<string, UserAction>> = {
  startPush: atDesk(3, start),
  stopPush: atDesk(2, (_, channelId, { dispatchToAccount }) => {
    dispatchToAccount({ type: 'restream/Stop', channelId })
  }),
  startAndStopPush: atDesk(1, (scene, channelId, restream, entryId) => {
    start(scene, channelId, restream, entryId)
    scene.page.after(CHOOSING_MS + scene.chance.between(50, 1_500), () => {
      restream.dispatchToAccount({ type: 'restream/Stop', channelId })
    })
  }),
  lookAtPush: atDesk(2, (_, channelId, { dispatchToAccount }) => {
    dispatchToAccount({ type: 'restream/LoadStatus', channelId })
  }),
}

export const restream: ChaosFeature = { name: 'restream', deeds, watch: (run) => [watchRestream(run)] }
