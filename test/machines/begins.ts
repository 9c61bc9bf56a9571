import { newCommand, type Bot } from '../../src/domain/bot'
import { botEditorReducer } from '../../src/domain/bot/bot-editor.machine'
import { callsReducer } from '../../src/domain/call/calls'
import { made } from '../support/builders/made'
import { roomReducer } from '../../src/domain/space/room/room.reducer'
import { Uid, Xid } from '../../src/domain/kernel/ids'
import { reconnected, running, story as rain } from '../domain/bubble/rain-story'
import { accept, calling, dial, letIn, peer, signal, started } from '../domain/call/call-story'
import { as, byHost, enter, entered, hear, untilAsked } from '../domain/space/room-story'
import { ann, vera } from '../support/builders/person'
import { given, type Step } from '../support/given'

const xid = made(Xid, 'b800000001')
const bot: Bot = {
  id: '28',
  owner: '1',
  xid,
  uid: made(Uid, '28'),
  name: 'rain_bot',
  description: 'Tells of rain',
  avatar: 'https://pictures.example/a.png',
  webhook: 'http://localhost:1/',
  isActive: true,
  createdAt: null,
  updatedAt: null,
  lastActiveAt: null,
  unanswered: 0,
  commands: [{ ...newCommand, id: '7', command: '/help' }],
}
const profile = { avatar: bot.avatar, name: 'rain', description: bot.description }
const edited: readonly Step[] = [
  { type: 'bot/OpenEditor', botId: bot.id, xid },
  (ask) => ({ type: 'bot/BotLoaded', ask: ask('readBot'), bot }),
  { type: 'bot/ChangeBotDraft', draft: { profile, webhook: 'http://localhost:2/', commands: bot.commands } },
]

const rooms = () => [
  ...(['space/AllowMicRequest', 'space/RefuseMicRequest', 'space/InviteToSpeak'] as const).map((type) =>
    as('host').when(hear('request', { fromXid: vera.xid }), { type, xid: vera.xid, note: null }),
  ),
  as('host').when(hear('request', { fromXid: vera.xid })),
  as('host').when(hear('invite', { fromXid: null, toXid: vera.xid })),
  untilAsked(as('audience')),
  untilAsked(as('audience')).when(byHost('role', { role: 'speaker' })),
  as('audience').when(byHost('invite')),
  as('speaker').when({ type: 'space/OpenMic' }),
  as('speaker').when({ type: 'space/OpenMic' }, byHost('mute')),
  untilAsked(as('audience')).when(byHost('invite')),
  untilAsked(as('audience')).when(byHost('role', { role: 'speaker' }), byHost('allow')),
  given(roomReducer, enter, hear('kick', { fromXid: null, toXid: ann.xid }), entered('audience')),
]

/** States in which walks begin, besides the first: they need messages that belong together. */
export const beginsOf = (reducer: string): readonly unknown[] => {
  switch (reducer) {
    case 'space/room':
      return rooms().map(({ state }) => state)
    case 'bubble/rain':
      return [rain(...running), rain(...running, reconnected)].map(({ state }) => state)
    case 'bot/editor':
      return [given(botEditorReducer, ...edited).state]
    case 'call/calls':
      return [
        given(callsReducer, dial()),
        given(callsReducer, dial(), started()),
        given(callsReducer, dial(), started(), peer()),
        given(callsReducer, dial(), signal('call/Cancelled'), started()),
        given(callsReducer, calling()),
        given(callsReducer, calling(), dial()),
        given(callsReducer, calling(), accept),
        given(callsReducer, calling(), accept, letIn),
      ].map(({ state }) => state)
    default:
      return []
  }
}
