import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { summaryOf } from '../../src/application/log/replay-summary'
import { chatReducer, plainText } from '../../src/domain/chat'
import { composerReducer } from '../../src/domain/chat/composer/composer.reducer'
import { groupReducer, trendingGroups } from '../../src/domain/group'
import { sliceOf, loadOldFormats, LOG_VERSION, upcastChunk, versioned } from '../../src/domain/event-log'
import { STEPS } from '../../src/domain/event-log/upcast/steps'
import { sessionReducer } from '../../src/domain/session'
import { listedSpaces } from '../../src/domain/space'
import { spacesReducer } from '../../src/domain/space/spaces.reducer'
import { Gid } from '../../src/domain/kernel/ids'
import { made } from '../support/builders/made'
import { folder, replayOf } from './replay-of'

const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
const EMOJI = '{"category":"emoji"}'
const STICKER = '{"category":"sticker"}'

await loadOldFormats()

describe('Logs written by older versions', () => {
  it('there is an upcast step for every older version', () => {
    expect(STEPS).toHaveLength(LOG_VERSION)
  })

  it('the repository has a stored log of every older version', () => {
    expect(files).toEqual(Array.from({ length: LOG_VERSION }, (_one, version) => `version-${version}.jsonl`))
  })

  it.each(files)('every entry of the old log %s can be decoded', (file) => {
    const { logs, unreadable } = replayOf(file)
    expect([unreadable, logs.map(({ passedOver }) => passedOver)]).toEqual([0, [0, 0]])
  })

  it('a log of version 0 replays to the end state that this test records', () => {
    expect(replayOf('version-0.jsonl').logs.map(({ seq, units }) => [seq, Object.fromEntries(units)])).toMatchObject([
      [
        8,
        {
          'announcement/announcements': null,
          'group-overview/rooms': null,
          'group-overview/giftRank': null,
          'group-overview/banner': null,
          'group-overview/inviteKey': null,
          'chat/chat': null,
          'connection/chatService': 'idle',
          'chat/drafts': null,
          'balance/worth': null,
          'balance/activity': null,
          'balance/preview': null,
          'group/group': null,
          'meme/list': null,
          'meme/recent': null,
          'chat/linkHosts': null,
          network: null,
          preferences: null,
          'price/prices': null,
          'profile/profile': null,
          'space/room': null,
          'space/spaces': null,
          session: { present: 'known' },
          'connection/socket': 'idle',
          'upload/uploads': null,
        },
      ],
      [
        2,
        {
          appPrompt: 'unasked',
          'chat/attachments': null,
          'chat/composer': null,
          'chat/autocomplete': null,
          shell: { place: 'staying', toasts: 'quiet' },
          'sign-in/email': { enteringEmail: 'fresh' },
          inviteCode: 'closed',
          'sign-in/x': { idle: 'fresh' },
          'sign-in/qr': 'hidden',
          'qr-approval/qrApproval': 'closed',
          'wallet-sign-in/walletSignIn': 'choosing',
          'partner-sign-in/partnerSignIn': 'idle',
          'announcement/form': 'closed',
          'profile/form': 'closed',
          'profile/openProfile': 'staying',
          'profile/userNames': null,
          'join/join': 'idle',
          'global-search/globalSearch': null,
          'chat/messageSearch': 'closed',
          'group-admin/groupForm': 'closed',
          'group-admin/linkCheck': 'idle',
          'group-admin/groupActions': null,
          'group-admin/memberPicker': null,
          'space/form': 'closed',
        },
      ],
    ])
  })

  it('replaying a log of version 0 keeps whether announcements, groups, profiles and chat have a session', () => {
    const [account] = replayOf('version-0.jsonl').logs
    const dataOf = (unit: string) => account?.slices[unit]?.encode()
    expect(dataOf('announcement/announcements')).toMatchObject({ data: { me: null } })
    expect(dataOf('chat/chat')).toMatchObject({ data: { connection: 'offline' } })
    expect(dataOf('group/group')).toMatchObject({ data: { session: 'present' } })
    expect(dataOf('profile/profile')).toMatchObject({ data: { session: 'unknown' } })
  })

  it('replaying a log of version 0 adds an empty address of the last code ("sentTo") to the sign-in state', () => {
    const [, tab] = replayOf('version-0.jsonl').logs
    expect(tab?.slices['sign-in/email']?.encode()).toMatchObject({
      context: { email: 'person1@mail.invalid', sentTo: '' },
    })
  })

  it('replaying a log of version 1 turns the text in outbox, composer and their effect requests into message content', () => {
    const [account, tab] = replayOf('version-1.jsonl').logs
    const chat = sliceOf(chatReducer)
    expect(chat.restore(account?.slices['chat/chat']?.encode())).toBe(true)
    const { data, asks } = chat.get()
    expect(data.outbox.items.map(({ content }) => content)).toEqual([plainText('t20······'), plainText('t21······')])
    expect(asks['send:i8']?.input).toMatchObject({ clientId: 'i8', content: plainText('t20······') })
    const composer = sliceOf(composerReducer)
    expect(composer.restore(tab?.slices['chat/composer']?.encode())).toBe(true)
    expect(composer.get().data.handing['i10']?.content).toEqual(plainText('t22······'))
    expect(composer.get().asks['i10']?.input).toMatchObject({ content: plainText('t22······') })
  })

  it('replaying a log of version 2 turns one-state machines into plain reducers with the same data and effect requests', () => {
    const [account, tab] = replayOf('version-2.jsonl').logs
    expect(account?.slices['meme/list']?.encode()).toMatchObject({
      data: { [EMOJI]: { wanted: null, items: [{ id: 'm' }] }, [STICKER]: { wanted: { page: null } } },
      asks: { [`read:${STICKER}:`]: { effect: 'read' } },
    })
    expect(account?.slices['group-overview/rooms']?.encode()).toMatchObject({
      data: { '{}': { shown: false } },
      asks: { 'read:{}:': {} },
    })
    expect(account?.slices['group-overview/giftRank']?.encode()).toMatchObject({
      asks: { 'read:{"gid":"10000001"}:': {} },
    })
    const spaces = sliceOf(spacesReducer)
    expect(spaces.restore(account?.slices['space/spaces']?.encode())).toBe(true)
    expect(listedSpaces(spaces.get()).spaces.map(({ status }) => status)).toEqual(['started', 'prepare'])
    expect(Object.keys(spacesReducer.effects(spaces.get())).sort()).toEqual([
      'act/5bace001-0000-4000-8000-000010000002',
      'remind/5bace001-0000-4000-8000-000010000002',
    ])
    expect(tab?.slices['chat/composer']?.encode()).toMatchObject({
      data: { drafts: { sg_87654321: { text: 'later' } }, handing: {} },
      asks: {},
    })
    expect(tab?.slices['chat/attachments']?.encode()).toMatchObject({
      data: { list: [{ attachmentId: 'f1' }] },
      asks: { 'check:f1': { effect: 'checkFile' } },
    })
    expect(tab?.slices['group-admin/groupActions']?.encode()).toMatchObject({
      data: { deeds: { 10000001: { failure: null } } },
      asks: { 'deed:10000001': { effect: 'performAction' } },
    })
    expect(tab?.slices['global-search/globalSearch']?.encode()).toMatchObject({
      data: { page: { text: 'tea' } },
      asks: { 'pageDue:1': { effect: 'alarm' } },
    })
    expect(tab?.slices['chat/autocomplete']?.encode()).toMatchObject({ data: { gid: '10000001', keyword: 'an' } })
    expect(tab?.slices['group-admin/memberPicker']?.encode()).toMatchObject({
      data: { gid: '10000001', keyword: 'an' },
      asks: { personDue: { effect: 'alarm' } },
    })
    expect(tab?.slices['profile/userNames']?.encode()).toEqual({
      data: { wanted: [], names: { 'x-ben': 'Ben' } },
      asks: {},
    })
  })

  it('replaying a log of version 2 turns each upload row into a separate machine in the same state as the row', () => {
    const [account] = replayOf('version-2.jsonl').logs
    expect(account?.slices['upload/uploads']?.encode()).toMatchObject({
      shared: { isOnline: true },
      byKey: {
        u1: {
          value: { active: 'waiting' },
          context: { field: null, order: 0 },
          asks: { retry: { effect: 'alarm', seq: 9 } },
        },
        u2: {
          value: { active: 'sending' },
          context: { field: 'banner', order: 1 },
          asks: { put: { effect: 'putFile', input: { uploadId: 'u2', index: 0, key: 'k2' }, seq: 7 } },
        },
        u3: { value: { active: 'sending' }, asks: { put: { seq: 9 } } },
      },
    })
  })

  it('a log of version 3, which has other names, replays to the same states as the same log of version 2', () => {
    const [before, after] = ['version-2.jsonl', 'version-3.jsonl'].map(replayOf)
    expect(after?.hash).toBe(before?.hash)
  })

  it('replaying a log of version 4 turns the machines of announcements, groups, profiles and chat into plain reducers', () => {
    const [account] = replayOf('version-4.jsonl').logs
    expect(account?.slices['announcement/announcements']?.encode()).toMatchObject({
      data: { me: 'x-ann', boards: { 10000001: { paged: { wanted: 1 } } }, acts: [{ actId: 'n1' }] },
      asks: { 'board:10000001:1': { effect: 'listAnnouncements', seq: 7 }, 'notice:n1': { seq: 8 } },
    })
    expect(account?.slices['group/group']?.encode()).toMatchObject({
      data: { session: 'present', lookups: { TownSq01: { wanted: true } } },
      asks: { 'find:TownSq01': { effect: 'findGroup', seq: 9 } },
    })
    expect(account?.slices['chat/chat']?.encode()).toMatchObject({
      data: { connection: 'live', me: 'x-ann', acts: [{ actId: 'a1' }] },
      asks: { 'act:a1': { effect: 'performAction', seq: 10 }, 'look:m3': { seq: 5 } },
    })
    expect(account?.slices['profile/profile']?.encode()).toMatchObject({
      data: { session: 'present', me: 'x-ann', relations: { 'x-ben': { change: 'follow' } } },
      asks: { 'change:x-ben': { effect: 'changeRelation', seq: 10 } },
    })
  })

  it('replaying a log of version 4 gives the states of forms the names that all forms share', () => {
    const [, tab] = replayOf('version-4.jsonl').logs
    expect(tab?.slices['announcement/form']?.encode()).toMatchObject({
      value: 'saving',
      context: { gid: '10000001', drafts: { 10000001: { text: 'hello' } } },
      asks: { postAnnouncement: { seq: 9 } },
    })
    expect(tab?.slices['profile/form']?.encode()).toMatchObject({ value: { open: 'unfit' } })
  })

  it('replaying a log of version 2 keeps a room with its muted microphone and its mic request', () => {
    const [account] = replayOf('version-2.jsonl').logs
    expect(account?.slices['space/room']?.encode()).toMatchObject({
      byKey: { 'x-vera': { value: 'waiting', asks: { requestOver: { input: { at: 1777636830000 } } } } },
      shared: {
        value: { inside: { freshness: 'current', microphone: 'mutedByHost', report: 'waiting' } },
        context: { roster: { role: 'host', isMuted: true } },
      },
    })
  })

  it('replaying a log of version 5 turns the fields of a room and of mic requests into states with alarms of their own', () => {
    const [account] = replayOf('version-5.jsonl').logs
    expect(account?.slices['space/room']?.encode()).toMatchObject({
      byKey: {
        'x-vera': { value: 'waiting', context: { wasNotSent: true } },
        'x-zed': { value: 'invited', asks: { invitationOver: { input: { at: 1777636830000 } } } },
      },
      shared: {
        value: {
          inside: {
            freshness: 'refreshing',
            request: { open: 'pending' },
            offer: 'open',
            microphone: 'unavailable',
            report: 'off',
          },
        },
        asks: {
          readAgain: { effect: 'enterRoom', seq: 22 },
          requestOver: { input: { at: 1777636808000 } },
          offerOver: { input: { at: 1777636830000 } },
          'tell:1': { seq: 20 },
        },
      },
    })
  })

  it('replaying a log of version 4 turns a running rain that must be read again into "raining" and "refreshing"', () => {
    const [account] = replayOf('version-4.jsonl').logs
    expect(account?.slices['bubble/rain']?.encode()).toMatchObject({
      value: { raining: { clock: 'running', freshness: 'refreshing' } },
      context: { data: { tapped: { b1: true }, reads: 2 }, asking: { 'rainTap:b1': true } },
      asks: { 'rainLook:2': {}, stayInRain: {}, 'rainOver:1777636828000': {}, 'rainTap:b1': {} },
    })
  })

  it('a stored session state that the session machine does not have is rejected', () => {
    const session = sliceOf(sessionReducer)
    const { value: _value, ...rest } = session.get()
    expect(session.restore({ ...rest, value: { present: 'dreaming' } })).toBe(false)
    expect(session.restore({ ...rest, value: 'refused' })).toBe(true)
  })

  it('replaying a log of version 0 gives the sender of the newest message of a group the xid "unknown"', () => {
    const [account] = replayOf('version-0.jsonl').logs
    const group = sliceOf(groupReducer)
    expect(group.restore(account?.slices['group/group']?.encode())).toBe(true)
    const { groups } = group.get().data
    expect(groups['90000001']?.latest).toEqual({ xid: 'unknown', name: 't3······', avatar: null, text: 't4······' })
    expect(groups['90000002']?.latest).toEqual({ xid: 'unknown', name: 't5······', avatar: null, text: 't8······' })
    expect(trendingGroups(group.get()).items.map(({ gid }) => gid)).toEqual([made(Gid, '90000003')])
  })

  it('the summary of an old log shows its number of entries, its message types, its states and a hash', () => {
    const text = summaryOf(replayOf('version-0.jsonl'))
    expect(text).toContain('Log "account": 5 entries after a base at 3, up to 8')
    expect(text).toContain('2026-11-20')
    expect(text).toMatch(/1 {2}group\/GroupFound/)
    expect(text).toContain('session      {"present":"known"}')
    expect(text).toMatch(/State hash: [0-9a-f]{64}$/)
  })

  it('a stored state that a newer version wrote is rejected', () => {
    expect(upcastChunk('network', { v: LOG_VERSION + 1, state: { online: true } })[0]?.state).toBeNull()
    expect(upcastChunk('network', versioned({ online: true }))[0]?.state).toEqual({ online: true })
    expect(upcastChunk('network', { online: true })[0]?.state).toEqual({ online: true })
  })
})
