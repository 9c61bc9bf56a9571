import { describe, expect, it } from 'vitest'
import {
  botIssues,
  botEditorViewModel,
  apiKeyState,
  botCreationViewModel,
  newCommand,
  type Bot,
} from '../../../src/domain/bot'
import { botsViewModel, botActionsReducer, lastEnded } from '../../../src/domain/bot/bot-actions.reducer'
import { botEditorReducer } from '../../../src/domain/bot/bot-editor.machine'
import { apiKeysReducer } from '../../../src/domain/bot/api-keys.reducer'
import { botCreationReducer } from '../../../src/domain/bot/bot-creation.machine'
import { malformed, refused, unreachable } from '../../../src/domain/kernel/failure'
import { Uid, Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { given, type Step } from '../../support/given'

const xid = made(Xid, 'b800000001')
const ref = { botId: '28', xid }
const profile = { avatar: 'https://pictures.example/a.png', name: 'rain', description: 'Tells of rain' }
const help = { ...newCommand, id: '7', command: '/help' }
const bot: Bot = {
  id: '28',
  owner: '1',
  xid,
  uid: made(Uid, '28'),
  name: 'rain_bot',
  description: 'Tells of rain',
  avatar: profile.avatar,
  webhook: 'http://localhost:1/',
  isActive: true,
  createdAt: null,
  updatedAt: null,
  lastActiveAt: null,
  unanswered: 0,
  commands: [help],
}
const say = (type: `bot/${string}`, fields: object = {}): Step => Object.assign({ type }, fields)
const answered =
  (id: string, type: `bot/${string}`, fields: object = {}): Step =>
  (ask) =>
    Object.assign({ type, ask: ask(id) }, fields)

describe('Creating a bot', () => {
  const written = say('bot/ChangeProfileDraft', { profile })
  const isMade = [written, say('bot/CreateBot'), answered('makeBot', 'bot/BotCreated', ref)]
  const shown = (...steps: readonly Step[]) => botCreationViewModel(given(botCreationReducer, ...steps).state)

  it('R3-178 R3-022 R3-023 R3-024 the bot creation form has three steps: the profile, then the new bot’s id and key, then its commands', () => {
    expect(shown(written)).toMatchObject({ step: 'profile', isBusy: false })
    expect(shown(written, say('bot/CreateBot'))).toMatchObject({ step: 'profile', isBusy: true })
    expect(given(botCreationReducer, written, say('bot/CreateBot')).asked()).toEqual({ makeBot: { profile } })
    expect(shown(...isMade)).toMatchObject({ step: 'key', bot: ref })
    const commands = [{ ...newCommand, command: '/rain' }]
    const saving = [
      ...isMade,
      say('bot/CloseKey'),
      say('bot/ChangeCommandsDraft', { commands }),
      say('bot/SaveCommands'),
    ]
    expect(given(botCreationReducer, ...saving).asked()).toEqual({ saveCommands: { ...ref, commands } })
    expect(shown(...saving, answered('saveCommands', 'bot/CommandsSaved')).step).toBe('over')
  })

  it('R3-190 R3-197 the bot creation form sends no request while the profile is incomplete or a command is invalid', () => {
    expect(given(botCreationReducer, say('bot/CreateBot')).asked()).toEqual({})
    expect(given(botCreationReducer, ...isMade, say('bot/CloseKey'), say('bot/SaveCommands')).asked()).toEqual({})
  })

  it('R3-298 if creating the bot fails, the bot creation form stays on the profile step, without the key and commands steps', () => {
    expect(
      shown(written, say('bot/CreateBot'), answered('makeBot', 'bot/BotNotCreated', { failure: malformed })),
    ).toMatchObject({ step: 'profile', ended: 'notMade', bot: null, failure: malformed })
    expect(
      shown(written, say('bot/CreateBot'), answered('makeBot', 'bot/BotNotCreated', { failure: malformed }), written)
        .failure,
    ).toBeNull()
    expect(shown(written, say('bot/CreateBot'), answered('makeBot', 'bot/BotCreationUnclear'))).toMatchObject({
      step: 'profile',
      ended: 'unclear',
      profile,
    })
  })

  it('R3-299 the bot creation form stays on the commands step if the commands cannot be saved', () => {
    const typed = say('bot/ChangeCommandsDraft', { commands: [help] })
    expect(
      shown(
        ...isMade,
        say('bot/CloseKey'),
        typed,
        say('bot/SaveCommands'),
        answered('saveCommands', 'bot/CommandsNotSaved', { failure: unreachable }),
      ),
    ).toEqual({
      step: 'commands',
      isBusy: false,
      ended: 'notSaved',
      commands: [help],
      profile,
      bot: ref,
      failure: unreachable,
    })
  })

  it('ALL-4 the bot creation form is cleared when the account’s session ends', () => {
    expect(shown(...isMade, { type: 'ForgetAccount' })).toEqual(shown())
  })
})

describe('Editing a bot', () => {
  const opened = [say('bot/OpenEditor', ref), answered('readBot', 'bot/BotLoaded', { bot })]
  const shown = (...steps: readonly Step[]) => botEditorViewModel(given(botEditorReducer, ...steps).state, '28')
  const write = (draft: object): Step =>
    say('bot/ChangeBotDraft', { draft: { profile, webhook: bot.webhook, commands: [help], ...draft } })

  it('R3-193 R3-030 the bot edit form starts with the bot’s data, the name without _bot, and at least one command', () => {
    expect(shown(...opened)).toMatchObject({ status: 'open', isChanged: false, draft: { profile, commands: [help] } })
    expect(
      shown(
        opened[0] ?? say('bot/CloseEditor'),
        answered('readBot', 'bot/BotLoaded', { bot: { ...bot, commands: [] } }),
      ),
    ).toMatchObject({ draft: { commands: [newCommand] } })
  })

  it('the edit form of one bot counts as closed for another bot, and opening the other bot reads the other bot instead', () => {
    expect(botEditorViewModel(given(botEditorReducer, ...opened).state, '29').status).toBe('closed')
    const other = { botId: '29', xid }
    for (const before of [opened, opened.slice(0, 1)]) {
      given(botEditorReducer, ...before, say('bot/OpenEditor', other)).gives({
        in: 'reading',
        asks: { readBot: other },
        data: { of: other, bot: null, draft: null, failure: null },
      })
    }
  })

  it('the bot edit form shows a failure if the bot cannot be read', () => {
    expect(shown(...opened.slice(0, 1), answered('readBot', 'bot/BotNotLoaded', { failure: unreachable })).status).toBe(
      'failed',
    )
  })

  it('the bot edit form is empty again after the member closes the form or the session ends', () => {
    expect(
      [say('bot/CloseEditor'), { type: 'ForgetAccount' as const }].map(
        (end) => given(botEditorReducer, ...opened, end).state,
      ),
    ).toEqual([given(botEditorReducer).state, given(botEditorReducer).state])
  })

  it('R3-200 R3-201 a bot whose callback address was emptied can be neither tested nor saved, but a bot that never had one can be saved', () => {
    expect(
      given(botEditorReducer, ...opened, write({ webhook: '  ' }), say('bot/TestWebhook'), say('bot/SaveBot')).asked(),
    ).toEqual({})
    expect([
      botIssues({ profile, webhook: '', commands: [help] }, bot.webhook),
      botIssues({ profile, webhook: '', commands: [help] }, ''),
    ]).toEqual([['noAddress'], []])
  })

  it('R3-234 the bot edit form tests the typed callback address, and the bot gets this address only if the test succeeds', () => {
    const testing = [...opened, write({ webhook: ' http://localhost:2/ ' }), say('bot/TestWebhook')]
    expect(given(botEditorReducer, ...testing).asked()).toEqual({
      testWebhook: { botId: '28', webhook: 'http://localhost:2/' },
    })
    expect(
      shown(
        ...testing,
        answered('testWebhook', 'bot/WebhookTested', { webhook: 'http://localhost:2/', failure: null }),
      ),
    ).toMatchObject({ ended: 'tested', bot: { webhook: 'http://localhost:2/' } })
    expect(
      shown(
        ...testing,
        answered('testWebhook', 'bot/WebhookTested', { webhook: 'http://localhost:2/', failure: unreachable }),
      ),
    ).toMatchObject({
      ended: 'notTested',
      bot: { webhook: bot.webhook },
      failure: unreachable,
      busy: null,
      isChanged: true,
    })
    expect([
      shown(...testing),
      shown(
        ...testing,
        answered('testWebhook', 'bot/WebhookTested', { webhook: 'http://localhost:2/', failure: unreachable }),
        write({}),
      ),
    ]).toMatchObject([
      { busy: 'testing', ended: null },
      { failure: null, isChanged: false },
    ])
  })

  it('R3-235 the bot edit form is saving until the server responds, and a refused save leaves the draft and shows the reason', () => {
    const saving = [...opened, write({ profile: { ...profile, name: 'snow' } }), say('bot/SaveBot')]
    expect(shown(...saving)).toMatchObject({ busy: 'saving' })
    expect(shown(...saving, answered('saveBot', 'bot/BotSaved')).status).toBe('saved')
    expect(shown(...saving, answered('saveBot', 'bot/BotNotSaved', { failure: refused('No') }))).toMatchObject({
      ended: 'notSaved',
      draft: { profile: { name: 'snow' } },
      failure: refused('No'),
    })
  })
})

describe('The list of bots', () => {
  const shown = (...steps: readonly Step[]) => {
    const { state } = given(botActionsReducer, ...steps)
    return [botsViewModel([bot], state).map(({ commands }) => commands[0]?.isOn), lastEnded(state)?.what ?? null]
  }
  const on = say('bot/SwitchCommand', { ...ref, commandId: '7', on: true })

  it('R3-179 R3-301 the bot list shows a command as switched on at once, and as off again if the request fails', () => {
    expect(shown()).toEqual([[false], null])
    expect(shown(on)).toEqual([[true], null])
    expect(shown(on, answered('switch:28:7:1', 'bot/CommandSwitched', { botId: '28', commandId: '7' }))).toEqual([
      [true],
      'switched',
    ])
    expect(
      shown(
        on,
        answered('switch:28:7:1', 'bot/CommandNotSwitched', { botId: '28', commandId: '7', failure: unreachable }),
      ),
    ).toEqual([[false], 'notSwitched'])
  })

  it('the bot list removes a deleted bot at once, and shows the bot again if the deletion fails', () => {
    const remove = say('bot/RemoveBot', { botId: '28' })
    expect(shown(remove)).toEqual([[], null])
    expect(shown(remove, answered('drop:28', 'bot/BotRemoved', { botId: '28' }))).toEqual([[], 'removed'])
    expect(shown(remove, answered('drop:28', 'bot/BotNotRemoved', { botId: '28', failure: unreachable }))).toEqual([
      [false],
      'notRemoved',
    ])
  })

  it('the bot list ignores a list response whose request was sent before a command was switched', () => {
    const listed = (seq: number): Step =>
      Object.assign({ type: 'bot/list/loaded' as const }, { ask: { unit: 'bot/list', id: 'read', seq } })
    const done = [on, answered('switch:28:7:1', 'bot/CommandSwitched', { botId: '28', commandId: '7' })]
    expect([shown(...done, listed(0))[0], shown(...done, listed(99))[0]]).toEqual([[true], [false]])
  })
})

describe('The secret key of a bot', () => {
  it('BI-199 bot_secret_view: the tab stores whether the secret key is visible, but never the key', () => {
    const { state } = given(
      apiKeysReducer,
      say('bot/ShowKey', ref),
      answered('look:28', 'bot/KeyLoaded', { botId: '28' }),
    )
    expect([apiKeyState(given(apiKeysReducer).state, '28'), apiKeyState(state, '28')]).toEqual(['hidden', 'read'])
    expect([state.data, state.asks]).toEqual([{ 28: { xid, is: 'read' } }, {}])
    expect(
      apiKeyState(
        given(
          apiKeysReducer,
          say('bot/ShowKey', ref),
          answered('look:28', 'bot/KeyNotLoaded', { botId: '28', failure: unreachable }),
        ).state,
        '28',
      ),
    ).toBe('failed')
    expect(
      apiKeyState(given(apiKeysReducer, say('bot/ShowKey', ref), say('bot/HideKey', { botId: '28' })).state, '28'),
    ).toBe('hidden')
  })
})
