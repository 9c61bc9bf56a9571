import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { causeReport } from '../../../../src/application/log/cause/cause-report'
import { readExpectation, type Check } from '../../../../src/application/log/cause/expectation'
import { findCause } from '../../../../src/application/log/cause/find-cause'
import { foldableLog } from '../../../../src/application/log/cause/foldable-log'
import { onlyEntries, savedTest } from '../../../../src/application/log/cause/saved-test'
import { plainText } from '../../../../src/domain/chat'
import { LOG_VERSION } from '../../../../src/domain/event-log'
import { FILE_VERSION, readLogFile, writeLogFile, type LogFile, type LogName } from '../../../../src/domain/log-export'
import type { AccountMessage, TabMessage } from '../../../support/whole-domain'
import { NOON } from '../../../support/builders/instant'
import { clientId, kitchen, lounge } from '../../../support/builders/message'
import { ann } from '../../../support/builders/person'
import { sessionOf } from '../../../support/builders/session'
import { features } from '../../../support/domain-exports'

const manifests = [...features.values()]
const HEAD = { format: 'loop-log', version: FILE_VERSION, app: '1.0.0', at: NOON } as const

/** An exported file. The entries of each log are numbered from 1, and each comes a second after the one before. */
const fileOf = (told: readonly (readonly [LogName, AccountMessage | TabMessage])[]): LogFile => {
  const seqs = { account: 0, tab: 0 }
  const lines = told.map(([log, message], n) => {
    seqs[log] += 1
    return { log, entry: { seq: seqs[log], at: NOON + n * 1_000, from: null, message, v: LOG_VERSION } }
  })
  const logs = (['account', 'tab'] as const).map((log) => ({ log, base: null, dropped: 0, passedOver: 0 }))
  const read = readLogFile(writeLogFile({ ...HEAD, logs }, lines))
  if (E.isLeft(read)) throw new Error(read.left)
  return read.right
}

const checkOf = (expectation: string): Check => {
  const read = readExpectation(expectation)
  if (E.isLeft(read)) throw new Error(read.left)
  return read.right
}

const written = (n: number): AccountMessage => ({
  type: 'chat/SendMessage',
  conversationId: n % 2 === 0 ? lounge : kitchen,
  clientId: clientId(`c${n}`),
  content: plainText(`message ${n}`),
})
const signIn: AccountMessage = { type: 'SignedIn', session: sessionOf(ann, 1) }
const typed = (text: string, conversationId = lounge): TabMessage => ({
  type: 'chat/ChangeDraft',
  conversationId,
  text,
})

/** 700 entries of both logs. In the middle a draft is sent that never leaves the tab. */
const story = fileOf([
  ['account', signIn],
  ...Array.from({ length: 300 }, (_, n) => ['account', written(n)] as const),
  ...Array.from({ length: 97 }, (_, n) => ['tab', typed(`hello ${n}`)] as const),
  ['tab', typed('stuck')],
  ['tab', { type: 'chat/SendDraft', conversationId: lounge, clientId: clientId('stuck') }],
  ...Array.from({ length: 300 }, (_, n) => ['account', written(300 + n)] as const),
])

describe('The cause of a failed check over a log', () => {
  it('the smallest part of 700 entries has the two entries that the fault needs', () => {
    const log = foldableLog(story, manifests)
    const cause = findCause(log, checkOf('chat/composer.data.handing={}'))
    expect(log.entries).toHaveLength(700)
    expect(cause?.entries.map(({ log: name, entry: { seq, message } }) => [name, seq, message.type])).toEqual([
      ['tab', 98, 'chat/ChangeDraft'],
      ['tab', 99, 'chat/SendDraft'],
    ])
    expect(cause?.since?.entry.message.type).toBe('chat/SendDraft')
    expect(cause?.folds).toBeLessThan(120)
  })

  it('an effect’s answer is kept with the entry that asked for it, since entries keep their numbers', () => {
    const ask = { unit: 'connection/chatService', id: 'joinChatService', seq: 1 }
    const file = fileOf([
      ['account', signIn],
      ...Array.from({ length: 50 }, (_, n) => ['account', written(n)] as const),
      ['account', { type: 'ChatServiceLoggedIn', ask, sessionId: sessionOf(ann, 1).sessionId }],
    ])
    const log = foldableLog(file, manifests)
    const fold = log.begin()
    for (const entry of log.entries) fold.apply(entry)
    const cause = findCause(log, checkOf('connection/chatService.value="idle"'))
    expect(cause?.entries.map(({ entry }) => entry.message.type)).toEqual(['SignedIn', 'ChatServiceLoggedIn'])
  })

  it('a log that is as expected has no cause', () => {
    expect(findCause(foldableLog(story, manifests), checkOf('session.context.left=null'))).toBeNull()
  })

  it('a check that fails before the first entry needs no entry', () => {
    const cause = findCause(foldableLog(story, manifests), checkOf('nobody.x=1'))
    expect([cause?.entries, cause?.since]).toEqual([[], null])
  })

  it('a fault that went away and came back is dated by its last beginning', () => {
    const file = fileOf([
      ['tab', typed('a')],
      ['tab', typed('')],
      ['tab', typed('a')],
      ['tab', typed('b', kitchen)],
    ])
    const cause = findCause(foldableLog(file, manifests), checkOf(`chat/composer.data.drafts.${lounge}=undefined`))
    expect([cause?.since?.entry.seq, cause?.entries.map(({ entry }) => entry.seq)]).toEqual([3, [3]])
  })

  it('the report names the fault, its first entry and the entries that are enough, by the codes of toasts', () => {
    const log = foldableLog(story, manifests)
    const cause = findCause(log, checkOf('chat/composer.data.handing={}'))
    const lines = cause === null ? [] : causeReport(cause, log.entries.length).split('\n')
    expect(lines[0]).toMatch(/^The check fails: chat\/composer\.data\.handing is .*stuck.*, expected \{\}$/)
    expect(lines.slice(1)).toEqual([
      'It fails from this entry on:',
      expect.stringMatching(/^ {2}T99 {4}\d\d:\d\d:\d\d\.\d{3} {2}chat\/SendDraft /),
      '',
      expect.stringMatching(/^2 of 700 entries are enough \(\d+ folds\):$/),
      expect.stringMatching(/^ {2}T98 .*chat\/ChangeDraft .*"text":"stuck"/),
      expect.stringMatching(/^ {2}T99 .*chat\/SendDraft /),
    ])
  })

  it('a saved test has the entries that are enough, and fails by itself in the same way', () => {
    const expectation = 'chat/composer.data.handing={}'
    const cause = findCause(foldableLog(story, manifests), checkOf(expectation))
    const { fixture, code } = savedTest('stuck-draft', onlyEntries(story, cause?.entries ?? []), expectation)
    const read = readLogFile(fixture)
    expect(fixture.trimEnd().split('\n')).toHaveLength(3)
    expect(code).toContain(`faultIn('stuck-draft.jsonl', '${expectation}')`)
    const again = E.isRight(read) ? findCause(foldableLog(read.right, manifests), checkOf(expectation)) : null
    expect(again?.fault).toBe(cause?.fault)
  })
})
