import { describe, expect, it } from 'vitest'
import { chatReducer, conversationRows, type ConversationAction } from '../../../src/domain/chat'
import { unreachable } from '../../../src/domain/kernel/failure'
import { ConversationId, Gid } from '../../../src/domain/kernel/ids'
import { groupOf } from '../../support/builders/group'
import { made } from '../../support/builders/made'
import { clientId, kitchen, lounge, messageOf } from '../../support/builders/message'
import { ann } from '../../support/builders/person'
import { summaryOf } from '../../support/builders/summary'
import { alarm, given, type Step } from '../../support/given'
import { arrive, listed, logged, signedIn } from './stories'

const us = made(ConversationId, 'si_x-ann_x-ben')
const mute = (on: boolean): ConversationAction => ({ kind: 'muteChat', conversationId: lounge, on })
const perform = (id: string, on: boolean): Step => ({
  type: 'chat/PerformChatAction',
  actId: clientId(id),
  act: mute(on),
})
const done =
  (id: string, on: boolean): Step =>
  (ask) => ({ type: 'chat/ChatActionDone', ask: ask(`act:${id}`), actId: clientId(id), act: mute(on) })
const answered =
  (id: string, muted = false): Step =>
  (ask) => ({
    type: 'chat/ConversationsListed',
    ask: ask(id),
    conversations: [summaryOf({ muted }), summaryOf({ conversationId: kitchen })],
  })
const joined: Step = {
  type: 'group/GroupJoined',
  ask: { unit: 'join/join', id: 'joinGroup', seq: 1 },
  group: groupOf('12345678'),
}
const said = arrive(messageOf({ seq: 1, in: us }))

const asking = given(chatReducer, signedIn, logged)
const inList = asking.when(listed(summaryOf(), summaryOf({ conversationId: kitchen })))
const listings = (story: typeof asking) => Object.keys(story.asked()).filter((id) => /^(list|found)/.test(id))
const isMuted = ({ state }: typeof asking) =>
  conversationRows(state).find(({ summary }) => summary.conversationId === lounge)?.summary.muted

describe('A running request for the conversation list', () => {
  it('R1-167 each conversation setting that is confirmed while a list request runs makes the client restart the list request', () => {
    const first = inList.when(logged, perform('a', false), perform('b', true), done('a', false))
    expect(listings(first)).toEqual(['list:1'])
    const second = first.when(done('b', true))
    expect([listings(second), isMuted(second)]).toEqual([['list:2'], true])
    expect(isMuted(second.when(answered('list:2', true)))).toBe(true)
  })

  it('R1-167 a confirmed conversation setting restarts a list request that a new direct chat had started', () => {
    const set = inList.when(said, perform('a', true), done('a', true))
    expect([listings(inList.when(said)), listings(set), isMuted(set)]).toEqual([[`found:${us}`], ['list'], true])
  })

  it.each<readonly [string, Step]>([
    ['joining a group', joined],
    ['renaming a group', { type: 'group-admin/GroupSaved', group: groupOf('12345678'), isNew: false }],
    [
      'leaving a group',
      {
        type: 'group-admin/GroupActionDone',
        ask: { unit: 'group-admin/groupActions', id: 'deed:a', seq: 1 },
        deed: { kind: 'leave', gid: made(Gid, '12345678'), xid: ann.xid },
      },
    ],
  ])('a running request for the conversation list is restarted after %s', (_what, step) => {
    expect(listings(asking.when(step))).toEqual(['list:1'])
    expect(listings(inList.when(said, step))).toEqual(['list'])
  })

  it('after a restart only the new list request runs, and after the response to this request no list request runs', () => {
    const story = asking.when(joined, joined)
    expect(listings(story)).toEqual(['list:2'])
    expect(listings(story.when(answered('list:2')))).toEqual([])
    expect(listings(story.when(answered('list:2'), joined))).toEqual(['list'])
  })

  it('a request for the conversation list that did not reach the server is retried after a delay', () => {
    const failed = asking.when(joined, (ask) => ({
      type: 'chat/ConversationsNotListed',
      ask: ask('list:1'),
      failure: unreachable,
    }))
    expect(Object.keys(failed.asked())).toEqual(['wait:list:1'])
    expect(listings(failed.when(alarm('wait:list:1')))).toEqual(['list:1'])
  })

  it('a confirmed conversation setting starts no list request if none runs, because the client has already applied the setting', () => {
    const set = inList.when(perform('a', true), done('a', true))
    expect([listings(set), isMuted(set)]).toEqual([[], true])
  })

  it('a message from a new direct chat starts a second list request, which the response to the first list request does not end', () => {
    const both = asking.when(said)
    expect(listings(both)).toEqual([`found:${us}`, 'list'])
    expect([listings(both.when(answered('list'))), listings(both.when(answered(`found:${us}`)))]).toEqual([
      [`found:${us}`],
      [],
    ])
  })
})
