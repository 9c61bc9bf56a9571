import { describe, expect, it } from 'vitest'
import { commandsFor, membersFor, type BotCommand } from '../../../src/domain/chat'
import { autocompleteReducer } from '../../../src/domain/chat/composer/autocomplete.reducer'
import { ConversationId } from '../../../src/domain/kernel/ids'
import { unreachable } from '../../../src/domain/kernel/failure'
import { addMs } from '../../../src/domain/kernel/instant'
import { gid, memberOf } from '../../support/builders/group'
import { NOON } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { ann, ben, vera } from '../../support/builders/person'
import { alarm, given, wait, type Step } from '../../support/given'

const tea = gid('12345678')
const open: Step = { type: 'chat/ChooseWritingLanguage', gid: tea }
const find = (keyword: string | null): Step => ({ type: 'chat/SuggestMembers', keyword })
const command = (name: string): BotCommand => ({ id: name, command: name, description: '', avatar: null })
const ids = (story: { asked: () => Readonly<Record<string, unknown>> }) => Object.keys(story.asked())
const dueIn = (story: { asked: () => Readonly<Record<string, unknown>> }, start: string) =>
  ids(story).find((id) => id.startsWith(start)) ?? ''
const rung = (story: ReturnType<typeof given<typeof autocompleteReducer.initial>>, start: string) =>
  story.when(alarm(dueIn(story, start)))

describe('The bot commands of a chat', () => {
  it('R1-187 the bot commands of a group are requested once, 3 s after the group was opened', () => {
    const opened = given(autocompleteReducer, open).gives({ data: { commandsAt: addMs(NOON, 3_000) } })
    const due = rung(opened, 'commandsDue').gives({ asks: { 'commands:12345678': { gid: tea } } })
    due
      .when(
        (ask) => ({
          type: 'chat/CommandSuggestionsLoaded',
          ask: ask('commands:12345678'),
          commands: [command('/help')],
        }),
        open,
      )
      .gives({ asks: {} })
  })

  it('R3-199 the bot commands of a direct chat are requested after the direct chat was opened', () => {
    const chat = made(ConversationId, 'si_a_b')
    rung(given(autocompleteReducer, { type: 'chat/ChooseWritingLanguage', gid: chat }), 'commandsDue').gives({
      asks: { 'commands:si_a_b': { gid: chat } },
    })
  })

  it('the bot commands of a group are not requested if the member leaves the group’s chat within 3 s', () => {
    given(autocompleteReducer, open, { type: 'chat/ChooseWritingLanguage', gid: null }).gives({ asks: {} })
  })

  it('R1-187 R3-199 bot commands are offered only while the typed text is the beginning of a command with its slash', () => {
    const shown = rung(given(autocompleteReducer, open), 'commandsDue').when((ask) => ({
      type: 'chat/CommandSuggestionsLoaded',
      ask: ask('commands:12345678'),
      commands: ['/help', '/hours', '/Members'].map(command),
    }))
    const offered = (text: string) => commandsFor(shown.state, text).map((one) => one.command)
    expect([offered('/'), offered('/h'), offered('/M'), offered('/x')]).toEqual([
      ['/help', '/hours', '/Members'],
      ['/help', '/hours'],
      ['/Members'],
      [],
    ])
    expect([offered(' /h'), offered('a /h'), offered('/help me'), offered('')]).toEqual([[], [], [], []])
  })
})

describe('Member autocomplete', () => {
  it('R1-188 member autocomplete queries the server 1 s after the last typed letter', () => {
    const typed = given(autocompleteReducer, open, find('a'), wait(900), find('an'))
    expect(ids(typed).some((id) => id.startsWith('members:'))).toBe(false)
    typed.gives({ data: { searchAt: addMs(NOON, 1_900) } })
    expect(ids(rung(typed, 'searchDue'))).toContain('members:12345678:an')
  })

  it('member autocomplete sends no request before the first letter of a name, or after the name is complete', () => {
    for (const story of [
      given(autocompleteReducer, open, find('')),
      given(autocompleteReducer, open, find('a'), find(null)),
    ]) {
      expect(ids(story).filter((id) => !id.startsWith('commandsDue'))).toEqual([])
    }
  })

  it('R1-188 member autocomplete offers each member once, but neither visitors nor the writer', () => {
    const found = rung(given(autocompleteReducer, open, find('e')), 'searchDue').when((ask) => ({
      type: 'chat/MemberSuggestionsLoaded',
      ask: ask('members:12345678:e'),
      keyword: 'e',
      members: [memberOf(ben), memberOf(vera, { isVisitor: true })],
    }))
    const names = (keyword: string) =>
      membersFor(found.state, [memberOf(ann), memberOf(ben)], keyword, ann.xid).map(({ xid }) => xid)
    expect([names('e'), names('')]).toEqual([[ben.xid], [ben.xid]])
  })

  it('member autocomplete shows no members if its request fails', () => {
    rung(given(autocompleteReducer, open, find('e')), 'searchDue')
      .when((ask) => ({
        type: 'chat/MemberSuggestionsNotLoaded',
        ask: ask('members:12345678:e'),
        failure: unreachable,
      }))
      .gives({ data: { found: { keyword: 'e', members: [] } } })
  })

  it('SES-6 member autocomplete is cleared when the session ends', () => {
    given(autocompleteReducer, open, find('e'), { type: 'ForgetAccount' }).gives({
      asks: {},
      data: { gid: null, keyword: null },
    })
  })
})
