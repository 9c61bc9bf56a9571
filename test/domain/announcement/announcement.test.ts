import { describe, expect, it } from 'vitest'
import { announcementsOf, hasUnread, type AnnouncementAction } from '../../../src/domain/announcement'
import { announcementReducer } from '../../../src/domain/announcement/announcement.reducer'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { announcementOf, announcementsFrom } from '../../support/builders/announcement'
import { gid } from '../../support/builders/group'
import { noonPlus } from '../../support/builders/instant'
import { clientId } from '../../support/builders/message'
import { ann, ben } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { alarm, given, wait, type Step } from '../../support/given'

const square = gid('10000001')
const show: Step = { type: 'announcement/ShowAnnouncements', gid: square }
const changed: Step = { type: 'announcement/AnnouncementsChanged', gid: square }
const more: Step = { type: 'announcement/LoadMoreAnnouncements', gid: square }
const loaded =
  (page: number, first: number, count: number): Step =>
  (ask) => ({
    type: 'announcement/AnnouncementsLoaded',
    ask: ask(`board:${square}:${page}`),
    gid: square,
    page,
    size: 20,
    announcements: announcementsFrom(first, count),
  })
const lost =
  (page: number): Step =>
  (ask) => ({
    type: 'announcement/AnnouncementsNotLoaded',
    ask: ask(`board:${square}:${page}`),
    gid: square,
    failure: unreachable,
  })
const does = (act: AnnouncementAction, id = 'a1'): Step => ({
  type: 'announcement/PerformAnnouncementAction',
  actId: clientId(id),
  act,
})
const done =
  (act: AnnouncementAction, id = 'a1'): Step =>
  (ask) => ({ type: 'announcement/AnnouncementActionDone', ask: ask(`notice:${id}`), actId: clientId(id), act })
const notDone =
  (act: AnnouncementAction, id = 'a1'): Step =>
  (ask) => ({
    type: 'announcement/AnnouncementActionFailed',
    ask: ask(`notice:${id}`),
    actId: clientId(id),
    act,
    failure: refused('no'),
  })
const about = { gid: square, id: 'n2' } as const

type Shown = { readonly state: typeof announcementReducer.initial }
const shownIn = ({ state }: Shown) => announcementsOf(state, square)
const ids = (story: Shown) => shownIn(story).items.map(({ id }) => id)

const here = given(announcementReducer, { type: 'SignedIn', session: sessionOf(ann) })
const asked = here.when(show, alarm(`wait:board:${square}`))
const first = asked.when(loaded(1, 1, 20))

describe('Announcements of a group', () => {
  it('R1-371 the announcements of a group are requested 1 s after the group’s announcement page is shown', () => {
    here.when(show).gives({ asks: { [`wait:board:${square}`]: { at: noonPlus(1_000) } } })
    asked.gives({ asks: { [`board:${square}:1`]: { gid: square, page: 1 } } })
    expect(shownIn(asked).status).toBe('loading')
  })

  it('LST-1 announcements load in pages of 20, one page at a time, until a page has fewer than 20', () => {
    first.gives({ asks: {} })
    const second = first.when(more, more)
    second.gives({ asks: { [`board:${square}:2`]: { gid: square, page: 2 } } })
    const all = second.when(loaded(2, 20, 3))
    expect([ids(all).length, shownIn(all).finished]).toEqual([22, true])
    all.when(more).gives({ asks: {} })
  })

  it('R1-373 the first page of announcements stays shown while the client requests it again, even after a reload', () => {
    const again = first.reloaded().when(wait(60_000), show)
    expect([shownIn(again).status, ids(again).length]).toEqual(['shown', 20])
    expect(ids(again.when(alarm(`wait:board:${square}`), loaded(1, 21, 2)))).toEqual(['n21', 'n22'])
  })

  it('after a page of announcements failed to load, no further page is requested until the member retries', () => {
    const failed = asked.when(lost(1))
    expect(shownIn(failed).status).toBe('failed')
    failed
      .when({ type: 'announcement/RetryAnnouncements', gid: square })
      .gives({ asks: { [`board:${square}:1`]: { gid: square, page: 1 } } })
    const half = first.when(more, lost(2))
    expect(shownIn(half)).toMatchObject({ failedMore: true, finished: true })
    half
      .when({ type: 'announcement/RetryAnnouncements', gid: square })
      .gives({ asks: { [`board:${square}:2`]: { gid: square, page: 2 } } })
  })

  it('shown announcements are requested again at once when the server reports a change or the network returns', () => {
    here.when(changed).gives({ asks: {} })
    first.when(changed).gives({ asks: { [`board:${square}:1`]: { gid: square, page: 1 } } })
    first.when({ type: 'NetworkOnline' }).gives({ asks: { [`board:${square}:1`]: { gid: square, page: 1 } } })
  })

  it('pinned announcements come first, and all other announcements stay in the server’s order', () => {
    const board = asked.when((ask) => ({
      type: 'announcement/AnnouncementsLoaded',
      ask: ask(`board:${square}:1`),
      gid: square,
      page: 1,
      size: 20,
      announcements: [announcementOf('n1'), announcementOf('n2', { pinned: true }), announcementOf('n3')],
    }))
    expect(ids(board)).toEqual(['n2', 'n1', 'n3'])
  })

  it('R1-163 pinning or unpinning an announcement moves it in the list at once, and a refused pin is undone', () => {
    const pin: AnnouncementAction = { kind: 'pin', ...about, on: true }
    const pinned = first.when(does(pin))
    pinned.gives({ asks: { 'notice:a1': { actId: 'a1', act: pin } } })
    expect(ids(pinned)[0]).toBe('n2')
    expect(ids(pinned.when(notDone(pin)))[0]).toBe('n1')
    for (const outcome of [done(pin), notDone(pin)]) pinned.when(outcome).gives({ asks: {} })
    expect(shownIn(pinned.when(done(pin)))).toMatchObject({ status: 'shown', finished: false })
    const kept = pinned.when(done(pin)).reloaded()
    expect(ids(kept)[0]).toBe('n2')
    expect(ids(kept.when(does({ ...pin, on: false }, 'a2')))[0]).toBe('n1')
  })

  it('a member’s repeated reaction to an announcement counts once, and an emoji without reactions disappears', () => {
    const on: AnnouncementAction = { kind: 'react', ...about, memeId: 'e1', emoji: '👍', on: true }
    const comments = (story: Shown) => shownIn(story).items.find(({ id }) => id === 'n2')?.comments
    const one = first.when(does(on), does(on, 'a2'))
    expect(comments(one)).toEqual([{ memeId: 'e1', emoji: '👍', count: 1, xids: [ann.xid] }])
    expect(comments(one.when(done(on), done(on, 'a2')))).toEqual([
      { memeId: 'e1', emoji: '👍', count: 1, xids: [ann.xid] },
    ])
    expect(comments(one.when(done(on), done(on, 'a2'), does({ ...on, on: false }, 'a3')))).toEqual([])
    const other: AnnouncementAction = { ...on, memeId: 'e2', emoji: '🎉' }
    expect(comments(one.when(done(on), done(on, 'a2'), does(other, 'a3'), done(other, 'a3')))).toEqual([
      { memeId: 'e1', emoji: '👍', count: 1, xids: [ann.xid] },
      { memeId: 'e2', emoji: '🎉', count: 1, xids: [ann.xid] },
    ])
  })

  it('a member who adds or removes a reaction to an announcement changes its count by 1 and leaves other members’ reactions', () => {
    const many = asked.when((ask) => ({
      type: 'announcement/AnnouncementsLoaded',
      ask: ask(`board:${square}:1`),
      gid: square,
      page: 1,
      size: 20,
      announcements: [
        announcementOf('n2', { comments: [{ memeId: 'e1', emoji: '👍', count: 900, xids: [ann.xid, ben.xid] }] }),
      ],
    }))
    const too = asked.when((ask) => ({
      type: 'announcement/AnnouncementsLoaded',
      ask: ask(`board:${square}:1`),
      gid: square,
      page: 1,
      size: 20,
      announcements: [announcementOf('n2', { comments: [{ memeId: 'e1', emoji: '👍', count: 3, xids: [ben.xid] }] })],
    }))
    expect(
      shownIn(too.when(does({ kind: 'react', ...about, memeId: 'e1', emoji: '👍', on: true }))).items[0]?.comments,
    ).toEqual([{ memeId: 'e1', emoji: '👍', count: 4, xids: [ben.xid, ann.xid] }])
    const off = many.when(does({ kind: 'react', ...about, memeId: 'e1', emoji: '👍', on: false }))
    expect(shownIn(off).items[0]?.comments).toEqual([{ memeId: 'e1', emoji: '👍', count: 899, xids: [ben.xid] }])
  })

  it('a group has unread announcements until all are marked as read, and marking an announcement twice counts once', () => {
    expect(hasUnread(first.state, square)).toBe(true)
    const read = announcementsFrom(1, 20).reduce(
      (story, { id }) => story.when(does({ kind: 'read', gid: square, id }, id)),
      first,
    )
    expect(hasUnread(read.state, square)).toBe(false)
    expect(
      shownIn(read.when(does({ kind: 'read', ...about }, 'again'))).items.find(({ id }) => id === 'n2')?.readBy,
    ).toBe(1)
  })

  it('a deleted announcement disappears at once, and returns if the server refuses the deletion', () => {
    const remove: AnnouncementAction = { kind: 'remove', ...about }
    expect(ids(first.when(does(remove)))).not.toContain('n2')
    expect(ids(first.when(does(remove), notDone(remove)))).toContain('n2')
    expect(ids(first.when(does(remove), done(remove)))).not.toContain('n2')
  })

  it('ALL-4 the loaded announcements are cleared when another account signs in', () => {
    const next = first.when(does({ kind: 'read', ...about }), { type: 'SignedIn', session: sessionOf(ben) })
    next.gives({ asks: {} })
    expect(ids(next)).toEqual([])
  })
})
