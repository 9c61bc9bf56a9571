import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import type { MessageOption } from '../../../../src/domain/chat'
import type { Group } from '../../../../src/domain/group'
import { Uid } from '../../../../src/domain/kernel/ids'
import type { Session } from '../../../../src/domain/session'
import { EditGroupScreen } from '../../../../src/ui/features/group-admin/form/EditGroupScreen'
import { GroupScreen } from '../../../../src/ui/features/group/GroupScreen'
import { made } from '../../../support/builders/made'
import { profileOf, sessionId } from '../../../support/builders/session'
import { FakeApp } from '../fake-app'
import { show } from '../show'
import { type Role, WHO, said, type Action } from './permission-rows'

const NAMES: Readonly<Record<Role, string>> = { visitor: 'Vi', member: 'Zoe', owner: 'Ada', admin: 'Mei', super: 'Sky' }

const appOf = (role: Role, group: Group): FakeApp => {
  const xid = WHO[role]
  const uid = made(Uid, `u-${role}`)
  const session: Session = {
    sessionId: sessionId(`s-${role}`),
    xid,
    uid,
    method: role === 'visitor' ? 'visitor' : 'email',
    partnerId: null,
  }
  return new FakeApp().hear(
    { type: 'SignedIn', session },
    (ask) => ({
      type: 'ProfileLoaded',
      ask: ask('loadProfile'),
      profile: profileOf({ xid, uid, name: NAMES[role] }, { level: 5, isSuper: role === 'super' }),
    }),
    (ask) => ({ type: 'ChatServiceLoggedIn', ask: ask('joinChatService'), sessionId: session.sessionId }),
    (ask) => ({ type: 'chat/ConversationsListed', ask: ask('list'), conversations: [] }),
    { type: 'group/ShowGroup', key: group.gid },
    (ask) => ({ type: 'group/GroupFound', ask: ask(`find:${group.gid}`), key: group.gid, group }),
  )
}

const open = (path: string, app: FakeApp, group: Group): FakeApp => {
  show(
    <Routes>
      <Route path="/group/:key" element={<GroupScreen />} />
      <Route path="/group/:key/group-edit" element={<EditGroupScreen />} />
    </Routes>,
    { app, at: path.replace(':key', group.gid) },
  )
  return app
}

const inChat = (role: Role, group: Group): FakeApp => open('/group/:key', appOf(role, group), group)
const EDIT = '/group/:key/group-edit'

const ENDING = { dissolve: 'Dissolve group', handOver: 'Hand over' } as const
const OPTION = { pin: 'Pin', delete: 'Delete', deleteForAll: 'Delete for everyone' } as const satisfies Partial<
  Record<MessageOption, string>
>

/** The entries of the message's menu. */
const menuOf = async (role: Role, group: Group): Promise<readonly string[]> => {
  inChat(role, group).hear((ask) => ({
    type: 'chat/HistoryPulled',
    ask: ask(`newest:${group.conversationId}`),
    conversationId: group.conversationId,
    from: 1,
    to: 1,
    messages: [{ ...said, conversationId: group.conversationId }],
    rev: null,
  }))
  fireEvent.contextMenu(screen.getByText('tea?'), { button: 2 })
  const items = await screen.findAllByRole('menuitem', { hidden: true }, { timeout: 20_000 })
  return items.map(({ textContent }) => textContent)
}

/** Whether the screens offer the action. `null` for announcing and mentioning, which other tests cover. */
export const byScreen = async (action: Action, role: Role, group: Group): Promise<boolean | null> => {
  switch (action) {
    case 'browse':
      inChat(role, group)
      return screen.queryByRole('heading', { name: 'Members only' }) === null
    case 'send': {
      const app = inChat(role, group)
      const box = screen.queryByRole('textbox', { name: /^Message / })
      if (box === null) return false
      fireEvent.change(box, { target: { value: 'hi' } })
      fireEvent.keyDown(box, { key: 'Enter' })
      return app.said('chat/SendDraft').length === 1
    }
    case 'edit':
      open(EDIT, appOf(role, group), group)
      return screen.queryByRole('button', { name: 'Save' }) !== null
    case 'dissolve':
    case 'handOver': {
      open(EDIT, appOf(role, group), group)
      const leave = screen.queryByRole('button', { name: 'Leave group' })
      if (leave === null) return false
      fireEvent.click(leave)
      return screen.queryByRole('button', { name: ENDING[action] }) !== null
    }
    case 'pin':
    case 'delete':
    case 'deleteForAll':
      return (await menuOf(role, group)).includes(OPTION[action])
    default:
      return null
  }
}
