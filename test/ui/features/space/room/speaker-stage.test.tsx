import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { entriesOf, put, tableFrom } from '../../../../../src/domain/kernel/table'
import { joinedRoomOf, type JoinedRoom, type RoomMember } from '../../../../../src/domain/space'
import { paths } from '../../../../../src/ui/app/routing/paths'
import { nextActiveSpeaker, noActiveSpeaker } from '../../../../../src/ui/features/space/media/active-speaker'
import { RoomMemberList } from '../../../../../src/ui/features/space/room/RoomMemberList'
import { SpeakerStage } from '../../../../../src/ui/features/space/room/SpeakerStage'
import { ann } from '../../../../support/builders/person'
import { inRoom, square } from '../../../../support/builders/space'
import { live } from '../../../support/fake-app'
import { onPhone } from '../../../support/phone-layout'
import { show } from '../../../support/show'
import { connected, dan, hear, inside, lin, mei, SpacePages } from '../../../support/spaces'
import { accountOf } from '../../../../support/slices-in'

const after = (...levels: readonly (readonly (readonly [string, number])[])[]) =>
  levels.reduce(nextActiveSpeaker, noActiveSpeaker).xid
const nothing = (): void => undefined
const times = <A,>(n: number, what: A): readonly A[] => Array.from({ length: n }, () => what)

describe('The active speaker', () => {
  it('when people begin to speak, the loudest of them becomes the active speaker at once', () => {
    expect(
      after([
        ['a', 0.2],
        ['b', 0.1],
      ]),
    ).toBe('a')
  })
  it('nobody is the active speaker while all are silent', () => {
    expect(after([['a', 0.04]])).toBeNull()
  })
  it('another person becomes the active speaker only after being louder for half a second', () => {
    const both = [
      ['a', 0.2],
      ['b', 0.6],
    ] as const
    expect(after([['a', 0.4]], ...times(4, both))).toBe('a')
    expect(after([['a', 0.4]], ...times(4, both), [['a', 0.7]], both)).toBe('a')
    expect(after([['a', 0.4]], ...times(5, both))).toBe('b')
  })
  it('after three seconds of silence nobody is the active speaker', () => {
    expect(after([['a', 0.4]], ...times(29, []))).toBe('a')
    expect(after([['a', 0.4]], ...times(30, []))).toBeNull()
  })
})

const open = (role: 'host' | 'audience') => {
  const app = live(ann).heard(
    ...inside(role, { people: [inRoom(mei, 'host', 'on'), inRoom(dan, role), inRoom(lin, 'audience')] }),
    connected,
  )
  show(<SpacePages at={paths.space(square)} />, { app })
  return app
}

describe('In a room', () => {
  it('only the person with the loudest open microphone is highlighted, and moves to the middle of the stage', () => {
    const app = live(ann).heard(
      ...inside('host', { people: [inRoom(mei, 'host', 'on'), inRoom(dan, 'host'), inRoom(lin, 'speaker', 'on')] }),
      connected,
    )
    show(<SpacePages at={paths.space(square)} />, { app })
    const places = () =>
      [...document.querySelectorAll<HTMLElement>('[data-front]')].map((one) => one.style.getPropertyValue('--place'))
    const loudest = () => [...document.querySelectorAll('[data-loudest]')].map((one) => one.textContent)
    act(() => app.media.levels$.next(new Map([[mei.xid, 0.5]])))
    expect(loudest()).toEqual([expect.stringContaining('梅')])
    expect(places()).toEqual(['0', '1', '2'])
    for (let n = 0; n < 5; n += 1)
      act(() =>
        app.media.levels$.next(
          new Map([
            [mei.xid, 0.1],
            [lin.xid, 0.5],
          ]),
        ),
      )
    expect(loudest()).toEqual([expect.stringContaining('林')])
    expect(places()).toEqual(['0', '2', '1'])
    act(() => {
      app.hear(hear('mute', { fromXid: mei.xid, toXid: lin.xid }))
    })
    expect(loudest()).toEqual([])
    act(() => {
      app.hear(
        hear('unmute', { fromXid: mei.xid, toXid: lin.xid }),
        hear('unmute', { fromXid: lin.xid, toXid: lin.xid }),
      )
    })
    expect(loudest()).toEqual([expect.stringContaining('林')])
    // Dan has muted himself, but a few more of his voice levels arrive after the mute.
    for (let n = 0; n < 5; n += 1) act(() => app.media.levels$.next(new Map([[dan.xid, 0.5]])))
    expect(loudest()).toEqual([])
  })

  it('when one person in the room changes, only that person is rendered again', () => {
    const app = live(ann).heard(...inside('host'), connected)
    const room = joinedRoomOf(accountOf(app).room.get())
    if (room === null) throw new Error('nobody is in the room')
    const drawn = { [mei.xid]: 0, [dan.xid]: 0, [lin.xid]: 0 }
    /** Counts how often a person is rendered, by counting reads of the avatar: only rendering reads the avatar. */
    const counted = (person: RoomMember): RoomMember => ({
      ...person,
      get avatar() {
        drawn[person.xid] = (drawn[person.xid] ?? 0) + 1
        return person.avatar
      },
    })
    const members = tableFrom(entriesOf(room.members).map(([xid, person]) => [xid, counted(person)]))
    const view = (now: JoinedRoom) => (
      <>
        <SpeakerStage room={now} />
        <RoomMemberList room={now} onAct={nothing} />
      </>
    )
    const { rerender } = show(view({ ...room, members }), { app })
    const atFirst = { ...drawn }
    expect(atFirst).toEqual({
      [mei.xid]: expect.any(Number),
      [dan.xid]: expect.any(Number),
      [lin.xid]: expect.any(Number),
    })
    rerender(view({ ...room, members, title: '别的', queue: [], reactionsSeen: [{ n: 1, xid: lin.xid, emoji: '🎉' }] }))
    expect(drawn).toEqual(atFirst)
    rerender(view({ ...room, members: put(members, lin.xid, counted(inRoom(lin, 'speaker'))) }))
    expect({ ...drawn, [lin.xid]: 0 }).toEqual({ ...atFirst, [lin.xid]: 0 })
    expect(drawn[lin.xid]).toBeGreaterThan(atFirst[lin.xid] ?? 0)
  })

  it('R4-814: the host desk says when all places for sound are taken, and no longer when a place is free', async () => {
    const app = open('host')
    const desk = within(screen.getByRole('complementary', { name: 'Host desk' }))
    await act(async () => app.media.seats$.next({ taken: 8, limit: 8 }))
    expect(desk.getByRole('status').textContent).toMatch(/^8 of 8 places for sound are taken/)
    await act(async () => app.media.seats$.next(null))
    expect(desk.getByRole('status').textContent).toBe('')
  })

  it('a search in a room finds people by name, and shows a note if no person is found', () => {
    open('host')
    const desk = within(screen.getByRole('complementary', { name: 'Host desk' }))
    fireEvent.change(desk.getByRole('searchbox', { name: 'Find people' }), { target: { value: '林' } })
    expect(desk.getByRole('region', { name: 'People' }).textContent).toContain('林')
    expect(desk.queryByRole('region', { name: 'Speakers' })).toBeNull()
    fireEvent.change(desk.getByRole('searchbox'), { target: { value: 'nobody' } })
    expect(desk.getByText('No one found')).toBeTruthy()
  })

  it('in the invite dialog a host finds and invites a listener, who is then marked as invited', async () => {
    const app = open('host')
    fireEvent.click(screen.getByRole('button', { name: 'Invite speakers' }))
    const invites = within(await screen.findByRole('dialog', { name: 'Invite speakers' }))
    fireEvent.change(invites.getByRole('searchbox', { name: 'Find people' }), { target: { value: 'nobody' } })
    expect(invites.getByText('No one found')).toBeTruthy()
    fireEvent.change(invites.getByRole('searchbox', { name: 'Find people' }), { target: { value: '林' } })
    fireEvent.click(invites.getByRole('button', { name: 'Invite 林 to speak' }))
    expect(app.said('space/InviteToSpeak')).toMatchObject([{ xid: lin.xid }])
    expect(await invites.findByText('Invited')).toBeTruthy()
  })

  it('a listener sees the people in the room, but none of the actions that hosts have', () => {
    open('audience')
    fireEvent.click(screen.getByRole('button', { name: /People here/ }))
    const here = within(screen.getByRole('complementary', { name: 'People here' }))
    expect(here.getByRole('region', { name: 'People' }).textContent).toContain('林')
    expect(here.queryByRole('button', { name: /What to do with/ })).toBeNull()
  })

  it('on a phone opening the list of people does not focus its search box', async () => {
    onPhone()
    open('audience')
    fireEvent.click(screen.getByRole('button', { name: /People here/ }))
    const here = await screen.findByRole('dialog', { name: 'People here' })
    await waitFor(() => expect(here.contains(document.activeElement)).toBe(true))
    expect(document.activeElement).not.toBe(within(here).getByRole('searchbox'))
  })

  it('MIC-2 MIC-9 the ring around a request to speak shrinks each second until the request expires', () => {
    const app = open('host').hear(hear('request', { fromXid: lin.xid }))
    const left = () => screen.queryByText(/s to answer$/)?.textContent
    const ring = () => document.querySelector('circle[stroke-dashoffset]')?.getAttribute('stroke-dashoffset')
    expect([left(), Number(ring())]).toEqual(['30 s to answer', 0])
    app.pass(15_000)
    expect(left()).toBe('15 s to answer')
    expect(Number(ring())).toBeCloseTo(Math.PI * 20)
  })
})
