import type { AccountMessage } from '../../../src/domain/manifests/account-messages'
import { joinedRoomOf, currentRoomOf, type Inside } from '../../../src/domain/space'
import { entriesOf } from '../../../src/domain/kernel/table'
import { channelOf } from '../../../src/adapters/simulator/state/seed/spaces'
import type { UserAction, RunScene } from '../chaos-model'

/** The room of the group where everybody is; Ada is one of its hosts. */
export const SQUARE = channelOf('10000001', 1)

const inside = ({ app }: RunScene): Inside | null => joinedRoomOf(app.account.sources.room.getSnapshot())

export const enter = (scene: RunScene, channelId = SQUARE): void => {
  const me = scene.person.sessionIn(scene.page)?.xid
  if (me !== undefined)
    scene.app.account.dispatch({
      type: 'EnterSpace',
      channelId,
      me,
      isSuper: false,
      leavesOther: scene.chance.next() < 0.7,
    })
}

/** Is done in the room; whoever is in none goes in first. */
export const inRoom = (weight: number, go: (scene: RunScene, room: Inside) => void): UserAction => ({
  weight,
  go: (scene) => {
    const room = inside(scene)
    if (room !== null) go(scene, room)
    else if (currentRoomOf(scene.app.account.sources.room.getSnapshot()) === null) enter(scene)
  },
})

export const saying = (weight: number, of: (scene: RunScene, room: Inside) => AccountMessage | null): UserAction =>
  inRoom(weight, (scene, room) => {
    const message = of(scene, room)
    if (message !== null) scene.app.account.dispatch(message)
  })

/** To somebody who is in the room and is really there, or now and then to a resident. */
export const toPerson = (
  weight: number,
  of: (xid: Inside['me'], scene: RunScene, room: Inside) => AccountMessage | null,
): UserAction =>
  saying(weight, (scene, room) => {
    const { accounts } = scene.run.town.world
    const others = entriesOf(room.members).flatMap(([, { xid }]) =>
      xid === room.me || (accounts[xid]?.email === null && scene.chance.next() < 0.9) ? [] : [xid],
    )
    const whom = others[scene.chance.between(0, others.length - 1)]
    return whom === undefined ? null : of(whom, scene, room)
  })
