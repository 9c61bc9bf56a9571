import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { EVERY_SPACE, type RoomSnapshot, type LiveRole, type RoomEvent, type Space } from '../../../src/domain/space'
import { FloatingRoom } from '../../../src/ui/features/space/FloatingRoom'
import { SpaceCreateScreen, SpaceEditScreen } from '../../../src/ui/features/space/SpaceFormScreens'
import { SpaceScreen } from '../../../src/ui/features/space/SpaceScreen'
import { HighlightsScreen, SpacesScreen } from '../../../src/ui/features/space/SpacesScreen'
import { ann, ben, sender, vera, type Person } from '../../support/builders/person'
import { entryWith, eventOf, infoWith, inRoom, spaceWith, square } from '../../support/builders/space'
import type { AccountStep } from './fake-app'

/** Three people whose names are not English. */
export const [dan, mei, lin]: readonly [Person, Person, Person] = [
  { ...ann, name: '丹' },
  { ...ben, name: '梅' },
  { ...vera, name: '林' },
]
export const title = '茶'

export const listed = (...spaces: readonly Space[]): readonly AccountStep[] => [
  { type: 'space/ShowSpaces', filter: EVERY_SPACE },
  (ask) => ({ type: 'space/SpacesLoaded', ask: ask('spaces:0'), spaces }),
]
export const chinese = (with_: Partial<Space> = {}): Space => spaceWith({ title, hosts: [sender(mei)], ...with_ })

type GroupWith = Parameters<typeof infoWith>[1]
export const read =
  (with_: Partial<Space> = {}, group: GroupWith = {}): AccountStep =>
  (ask) => ({
    type: 'space/SpaceLoaded',
    ask: ask(`space:${square}`),
    channelId: square,
    info: infoWith({ ...chinese(), ...with_ }, { name: '茶馆', ...group }),
  })
/** The facts after which the page of the space has loaded the space. */
export const looked = (with_: Partial<Space> = {}, group: GroupWith = {}): readonly AccountStep[] => [
  { type: 'space/ShowSpace', channelId: square },
  read(with_, group),
]
export const entering: AccountStep = {
  type: 'space/EnterSpace',
  channelId: square,
  me: dan.xid,
  isSuper: false,
  leavesOther: false,
}

/** The facts after which Dan is in the room with `role`, beside the host Mei and the listener Lin. */
export const inside = (role: LiveRole, with_: Partial<RoomSnapshot> = {}): readonly AccountStep[] => [
  ...looked(),
  entering,
  (ask) => ({
    type: 'space/RoomEntered',
    ask: ask('enter'),
    channelId: square,
    arrival: entryWith(role, {
      space: chinese(role === 'host' ? { hosts: [sender(mei), sender(dan)] } : {}),
      groupName: '茶馆',
      people: [inRoom(mei, 'host', 'on'), inRoom(dan, role), inRoom(lin, 'audience')],
      ...with_,
    }),
  }),
]
export const connected: AccountStep = { type: 'space/RoomMediaStateChanged', channelId: square, state: 'connected' }
export const hear = (kind: RoomEvent['kind'], with_: Partial<RoomEvent> = {}): AccountStep => ({
  type: 'space/RoomEventReceived',
  event: eventOf(kind, with_),
})

/** The pages of live rooms, with the card that floats over all pages. */
export function SpacePages({ at }: { readonly at: string }): ReactNode {
  return (
    <>
      <Routes location={at}>
        <Route path="/space" element={<SpacesScreen />} />
        <Route path="/space/highlight" element={<HighlightsScreen />} />
        <Route path="/space/:key" element={<SpaceScreen />} />
        <Route path="/group/:key/space-create" element={<SpaceCreateScreen />} />
        <Route path="/group/:key/space-edit" element={<SpaceEditScreen />} />
        <Route path="*" element={null} />
      </Routes>
      <FloatingRoom />
    </>
  )
}
