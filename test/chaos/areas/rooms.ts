import type { AccountMessage } from '../../../src/domain/account-log'
import { insideOf, roomIn, type Inside } from '../../../src/domain/space'
import { entriesOf } from '../../../src/domain/kernel/table'
import { channelOf } from '../../../src/adapters/simulator/world/seed/rooms'
import type { Deed, Scene } from '../scene'

/** The room of the group where everybody is; Ada is one of its hosts. */
export const SQUARE = channelOf('10000001', 1)

const inside = ({ app }: Scene): Inside | null => insideOf(app.account.sources.room.getSnapshot())

export const enter = (scene: Scene, channelId = SQUARE): void => {
  const me = scene.person.sessionIn(scene.page)?.xid
  if (me !== undefined) scene.app.account.say({ type: 'EnterSpace', channelId, me, isSuper: false, leavesOther: scene.chance.next() < 0.7 })
}

/** Is done in the room; whoever is in none goes in first. */
export const inRoom = (weight: number, go: (scene: Scene, room: Inside) => void): Deed => ({ weight, go: (scene) => {
  const room = inside(scene)
  if (room !== null) go(scene, room)
  else if (roomIn(scene.app.account.sources.room.getSnapshot()) === null) enter(scene)
} })

export const saying = (weight: number, of: (scene: Scene, room: Inside) => AccountMessage | null): Deed => inRoom(weight, (scene, room) => {
  const message = of(scene, room)
  if (message !== null) scene.app.account.say(message)
})

/** To somebody who is in the room and is really there, or now and then to a resident. */
export const toPerson = (weight: number, of: (xid: Inside['me'], scene: Scene, room: Inside) => AccountMessage | null): Deed => saying(weight, (scene, room) => {
  const { accounts } = scene.run.town.world
  const others = entriesOf(room.members).flatMap(([, { xid }]) => (xid === room.me || (accounts[xid]?.email === null && scene.chance.next() < 0.9) ? [] : [xid]))
  const whom = others[scene.chance.between(0, others.length - 1)]
  return whom === undefined ? null : of(whom, scene, room)
})
