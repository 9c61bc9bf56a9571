import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../../src/ui/app/routing/paths'
import { connected, dan, hear, inside, lin, mei } from '../../support/spaces'
import { open, press, room } from '../../support/space-dialogs'

const byMei = { fromXid: mei.xid, toXid: dan.xid }
/** The page of the room, without the small card that the fixture also draws. */
const page = () => within(screen.getByRole('region', { name: 'Space 茶' }))
const statuses = () =>
  page()
    .getAllByRole('status')
    .map(({ textContent }) => textContent)

describe('What a host does to me', () => {
  it('R2-131 MIC-4 the room says who muted me, in a region that screen readers announce, until I hide the notice', () => {
    const app = open(room, ...inside('speaker'), connected)
    const before = page().getAllByRole('status')
    app.hear(hear('mute', byMei))
    expect(statuses()).toContain('梅 muted you.')
    // Screen readers announce only what is added to a region that was there before.
    expect(before.some((one) => one.textContent === '梅 muted you.')).toBe(true)
    press('Hide this notice')
    expect(app.said('space/HideRoomNotice')).toHaveLength(1)
    expect(page().queryByText('梅 muted you.')).toBeNull()
  })

  it('R2-131 the room says who made me a host, and the notice goes by itself after twelve seconds', () => {
    const app = open(room, ...inside('audience'), connected, hear('role', { ...byMei, role: 'host' }))
    app.pass(11_000)
    expect(page().getByText('梅 made you a host.')).toBeTruthy()
    app.pass(2_000)
    expect(page().queryByText('梅 made you a host.')).toBeNull()
  })

  it('a notice by a host who has left names nobody', () => {
    const app = open(room, ...inside('speaker'), connected, hear('endMic', byMei))
    expect(page().getByText('梅 moved you to the listeners.')).toBeTruthy()
    app.hear(hear('left', { fromXid: null, toXid: mei.xid }))
    expect(page().getByText('You are a listener now.')).toBeTruthy()
  })

  it('other people in the room read nothing of it', () => {
    open(room, ...inside('speaker'), connected, hear('role', { fromXid: mei.xid, toXid: lin.xid, role: 'guest' }))
    expect(screen.queryByRole('button', { name: 'Hide this notice' })).toBeNull()
  })

  it('R2-036 the small card says it on other pages, in place of the title', () => {
    const app = open(paths.spaces, ...inside('speaker'), connected, hear('mute', byMei))
    const card = screen.getByRole('region', { name: 'You are in 茶' })
    expect(card.textContent).toBe('梅 muted you.')
    app.pass(13_000)
    expect(card.textContent).toBe('茶茶馆')
  })

  it('MIC-7 after a reload the room says that the microphone is off', () => {
    open(room, ...inside('speaker'), connected, { type: 'space/OpenMic' }, { type: 'space/RoomReloaded' })
    expect(page().getByText('The page was reloaded, so your microphone is off. Unmute to be heard.')).toBeTruthy()
  })
})
