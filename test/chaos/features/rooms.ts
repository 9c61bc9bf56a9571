import type { AccountMessage } from '../../../src/domain/features'
import { joinedRoomOf, currentRoomOf, type JoinedRoom } from '../../../src/domain/space'
import { entriesOf } from '../../../src/domain/kernel/table'
import { channelOf } from '../../../src/adapters/simulator/state/seed/spaces'
import type { UserAction, RunScene } from '../chaos-model'
import { accountOf } from '../../support/slices-in'

/** The room of the square, the group with all people. Ada is a host of the room. */
export const SQUARE = channelOf('10000001', 1)

const inside = ({ app }: RunScene): JoinedRoom | null => joinedRoomOf(accountOf(app).room.get())

export const enter = (scene: RunScene, channelId = SQUARE): void => {
  const me = scene.person.sessionIn(scene.page)?.xid
  if (me !== undefined)
    scene.app.account.dispatch({
      type: 'space/EnterSpace',
      channelId,
      me,
      isSuper: false,
      leavesOther: scene.chance.next() < 0.7,
    })
}

/** An action in a room. A person outside any room enters one instead. */
export const inRoom = (weight: number, go: (scene: RunScene, room: JoinedRoom) => void): UserAction => ({
  weight,
  go: (scene) => {
    const room = inside(scene)
    if (room !== null) go(scene, room)
    else if (currentRoomOf(accountOf(scene.app).room.get()) === null) enter(scene)
  },
})

export const saying = (weight: number, of: (scene: RunScene, room: JoinedRoom) => AccountMessage | null): UserAction =>
  inRoom(weight, (scene, room) => {
    const message = of(scene, room)
    if (message !== null) scene.app.account.dispatch(message)
  })

/** An action on a person of the run who is in the room, or sometimes on a simulated resident. */
export const toPerson = (
  weight: number,
  of: (xid: JoinedRoom['me'], scene: RunScene, room: JoinedRoom) => AccountMessage | null,
): UserAction =>
  saying(weight, (scene, room) => {
    const { accounts } = scene.run.town.world
    const others = entriesOf(room.members).flatMap(([, { xid }]) =>
      xid === room.me || (accounts[xid]?.email === null && scene.chance.next() < 0.9) ? [] : [xid],
    )
    const whom = others[scene.chance.between(0, others.length - 1)]
    return whom === undefined ? null : of(whom, scene, room)
  })
