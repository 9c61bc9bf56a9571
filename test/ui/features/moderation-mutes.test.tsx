import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { moderationImplementation } from '../../../src/application/features/moderation/moderation'
import { slowModeImplementation } from '../../../src/application/features/slow-mode/slow-mode'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { addMs, type Instant } from '../../../src/domain/kernel/instant'
import { ownMuteQuery, reportsQuery, sanctionsQuery, type Report, type Sanction } from '../../../src/domain/moderation'
import { slowModeQuery } from '../../../src/domain/slow-mode'
import { ComposerLimits, type Wait } from '../../../src/ui/features/chat/composer/ComposerLimits'
import { BannedPeople, MemberMark } from '../../../src/ui/features/moderation/MemberMarks'
import { ModerationScreen } from '../../../src/ui/features/moderation/ModerationScreen'
import { en } from '../../../src/ui/features/moderation/translations.en'
import { en as slowEn } from '../../../src/ui/features/slow-mode/translations.en'
import { groupOf } from '../../support/builders/group'
import { NOON } from '../../support/builders/instant'
import { ann, ben } from '../../support/builders/person'
import { DECISIONS } from '../../support/moderation/decision-table'
import { live } from '../support/fake-app'
import { addEnglish, show } from '../support/show'

addEnglish('moderation', en)
addEnglish('slow-mode', slowEn)

const tea = groupOf('12345678')
const { gid } = tea
const MINUTE_MS = 60_000

describe('The composer of a muted member', () => {
  const open = () => {
    const app = live(ann)
    const moderation = app.attach(moderationImplementation, undefined)
    const slow = app.attach(slowModeImplementation, undefined)
    const waits: Wait[] = []
    show(<ComposerLimits group={tea} onWait={(wait) => waits.push(wait)} />, { app })
    const key = JSON.stringify({ gid })
    const first = { key, input: { gid }, page: null }
    return {
      app,
      wait: () => waits.at(-1),
      mute: (until: Instant | null, reason = 'No ads') =>
        moderation.answer(`read:${key}:`, (ask) =>
          ownMuteQuery.loaded({ items: [{ gid, until, reason, decision: 'r7' }], next: null }, first, ask),
        ),
      slow: (waitMs: number) =>
        slow.answer(`read:${key}:`, (ask) =>
          slowModeQuery.loaded(
            { items: [{ gid, seconds: 30, freeAt: addMs(app.now(), waitMs) }], next: null },
            first,
            ask,
          ),
        ),
    }
  }

  it('R4-715 the composer names the end and the reason of the mute, and leads to the appeal', () => {
    const { app, wait, mute } = open()
    mute(addMs(app.now(), MINUTE_MS))
    expect(screen.getByRole('status').textContent).toMatch(/An admin muted you until \d\d:\d\d: No ads/u)
    expect(screen.getByRole('link', { name: en.mute.appeal }).getAttribute('href')).toBe('/moderation?appeal=r7')
    expect(wait()).toBe('muted')
  })

  it('R4-715 the composer names the date of another day, and no reason if staff gave none', () => {
    const { app, mute } = open()
    mute(addMs(app.now(), 48 * 60 * MINUTE_MS), '')
    expect(screen.getByRole('status').textContent).toMatch(/^An admin muted you until .*20\d\d.*\d\d:\d\d\./u)
  })

  it('R4-714 R4-715 the notice goes when the mute ends, and the member can send again', () => {
    const { app, wait, mute } = open()
    mute(addMs(app.now(), MINUTE_MS))
    app.pass(MINUTE_MS - 1_000)
    expect([wait(), screen.queryByRole('status') === null]).toEqual(['muted', false])
    app.pass(1_000)
    expect([wait(), screen.queryByRole('status')]).toEqual([null, null])
  })

  it('R4-717 a lifted mute frees the composer at once', () => {
    const { app, wait, mute } = open()
    mute(addMs(app.now(), MINUTE_MS))
    act(() => app.account.dispatch({ type: 'moderation/Changed' }))
    mute(null, '')
    expect([wait(), screen.queryByRole('status')]).toEqual([null, null])
  })

  it('R4-715 a member who is not muted reads only the line of slow mode', () => {
    const { wait, mute, slow } = open()
    mute(null, '')
    slow(20_000)
    expect(wait()).toBe('slow')
    expect(screen.getByRole('timer')).toBeTruthy()
  })

  it('R4-715 a mute that comes during slow mode hides the line of slow mode', () => {
    const { app, wait, mute, slow } = open()
    slow(20_000)
    mute(addMs(app.now(), MINUTE_MS))
    expect([wait(), screen.queryByRole('timer')]).toEqual(['muted', null])
  })
})

describe('Marks in the list of members', () => {
  const mute: Sanction = {
    xid: ben.xid,
    name: 'Ben',
    avatar: null,
    since: NOON,
    until: addMs(NOON, 60 * MINUTE_MS),
    reason: 'No ads',
    by: 'Ada',
  }
  const open = () => {
    const app = live(ann)
    const feature = app.attach(moderationImplementation, undefined)
    show(
      <>
        <MemberMark gid={gid} xid={ben.xid} />
        <MemberMark gid={gid} xid={ann.xid} />
        <BannedPeople gid={gid} />
      </>,
      { app },
    )
    const requestOf = (kind: 'mute' | 'ban', page: string | null) => {
      const input = { gid, kind }
      return { key: JSON.stringify(input), input, page }
    }
    return {
      app,
      feature,
      answer: (
        kind: 'mute' | 'ban',
        items: readonly Sanction[],
        page: string | null = null,
        next: string | null = null,
      ) => {
        const request = requestOf(kind, page)
        return feature.answer(`read:${request.key}:${page ?? ''}`, (ask) =>
          sanctionsQuery.loaded({ items, next, total: items.length }, request, ask),
        )
      },
      fail: (kind: 'mute' | 'ban') => {
        const request = requestOf(kind, null)
        return feature.answer(`read:${request.key}:`, (ask) => sanctionsQuery.failed(request, unreachable, ask))
      },
    }
  }

  it('R4-717 the muted member has the end of the mute and a button that lifts it after a confirmation', async () => {
    const { app, answer } = open()
    answer('ban', [])
    answer('mute', [mute])
    expect(screen.getAllByText(/^Muted until \d\d:\d\d$/u)).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Lift the mute of Ben' }))
    const dialog = await screen.findByRole('dialog', { name: 'Lift the mute of Ben?' })
    fireEvent.click(within(dialog).getByRole('button', { name: en.sanctions.mute.lift }))
    expect(app.saidToAccount.at(-1)).toEqual({ type: 'moderation/LiftBan', gid, xid: ben.xid, kind: 'mute' })
  })

  it('R4-717 a banned person has a row with the end of the ban, also for ever, and a button that lifts it', () => {
    const { answer } = open()
    answer('mute', [])
    answer('ban', [mute, { ...mute, xid: ann.xid, name: 'Ann', until: null }])
    expect(screen.getByText(/^Banned until \d\d:\d\d$/u)).toBeTruthy()
    expect(screen.getByText(en.marks.banForever)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Lift the ban of Ann' })).toBeTruthy()
  })

  it('R4-717 a refused lift shows the reason at the member', () => {
    const { app, feature, answer } = open()
    answer('ban', [])
    answer('mute', [mute])
    const sanction = { gid, xid: ben.xid, kind: 'mute' } as const
    act(() => app.account.dispatch({ type: 'moderation/LiftBan', ...sanction }))
    feature.answer(`remove:${gid}:${ben.xid}:mute`, (ask) => ({
      type: 'moderation/BanNotLifted',
      ask,
      ...sanction,
      failure: refused('No'),
    }))
    expect(screen.getByRole('alert').textContent).toBe('No')
  })

  it('R4-717 all pages of the mutes load, so that each member has the mark', () => {
    const { answer } = open()
    answer('ban', [])
    answer('mute', [], null, '2')
    answer('mute', [mute], '2')
    expect(screen.getAllByText(/^Muted until/u)).toHaveLength(1)
  })

  it('R4-717 the list shows a failure with Retry, and no mark after the end of a mute', () => {
    const { app, answer, fail } = open()
    fail('mute')
    answer('ban', [])
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    answer('mute', [mute])
    expect(screen.getByText(/^Muted until/u)).toBeTruthy()
    app.pass(60 * MINUTE_MS)
    expect(screen.queryByText(/^Muted until/u)).toBeNull()
  })
})

describe('The form of a decision', () => {
  const LABELS = {
    dismiss: 'Dismiss',
    delete: 'Delete the message',
    endRoom: 'End the room',
    muteHour: 'Mute for 1 hour',
    muteDay: 'Mute for 1 day',
    muteWeek: 'Mute for 7 days',
    remove: 'Remove from the group',
    banHour: 'Ban for 1 hour',
    banDay: 'Ban for 1 day',
    banWeek: 'Ban for 7 days',
    banForever: 'Ban for ever',
  }
  const report: Report = {
    id: 'r1',
    kind: 'room',
    name: 'Tea',
    text: '',
    placeName: 'Town',
    gid,
    uid: null,
    channelId: null,
    seq: null,
    room: { host: 'Ada', startsAt: NOON, status: 'started' },
    at: NOON,
    count: 1,
    reasons: [{ reason: 'Spam', count: 1 }],
    notes: [],
    context: [],
    acts: ['dismiss', 'endRoom'],
    decision: null,
  }
  const open = (items: readonly Report[]) => {
    const app = live(ann)
    const feature = app.attach(moderationImplementation, undefined)
    show(<ModerationScreen />, { app })
    const input = { gid: null, isDecided: false }
    const key = JSON.stringify(input)
    feature.answer(`read:${key}:`, (ask) =>
      reportsQuery.loaded({ items, next: null, total: items.length }, { key, input, page: null }, ask),
    )
  }
  const options = (): readonly (string | null)[] => {
    for (const button of screen.queryAllByRole('button', { name: /^Decide: / })) fireEvent.click(button)
    return screen.queryAllByRole('option').map(({ textContent }) => textContent)
  }

  it.each(DECISIONS)('R4-718 the screen offers exactly the acts of the table: %s about %s', (_, __, acts) => {
    open(acts.length === 0 ? [] : [{ ...report, kind: 'message', room: null, acts }])
    expect(options()).toEqual(acts.map((one) => LABELS[one]))
  })

  it('R4-716 a reported room has its title, host, state and start, and can be ended', () => {
    open([report])
    expect(screen.getByRole('heading', { name: 'Room Tea' })).toBeTruthy()
    expect(screen.getByText('Host: Ada', { exact: false })).toBeTruthy()
    expect(screen.getByText('Live', { exact: false })).toBeTruthy()
    expect(options()).toEqual(['Dismiss', 'End the room'])
  })
})
