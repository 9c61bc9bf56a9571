import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { callImplementation } from '../../../src/application/features/call/call'
import type { CallMessage } from '../../../src/domain/call'
import { Uid } from '../../../src/domain/kernel/ids'
import { ChatCallButtons } from '../../../src/ui/features/call/CallButtons'
import { titleOverrides } from '../../../src/ui/app/tab-title'
import { Dialog } from '../../../src/ui/components/overlay/Dialog'
import { CallLayer } from '../../../src/ui/features/call/CallLayer'
import { en } from '../../../src/ui/features/call/translations.en'
import { ADA, BEN, ROOM } from '../../domain/call/call-story'
import { made } from '../../support/builders/made'
import { ann, ben } from '../../support/builders/person'
import { summaryOf } from '../../support/builders/summary'
import { live } from '../support/fake-app'
import { english, show } from '../support/show'

english.addResourceBundle('en', 'call', en)

const party = { xid: BEN, uid: made(Uid, '1000000002'), name: 'Ben', avatar: null }
const withBen = summaryOf({
  kind: 'single',
  gid: null,
  peer: { xid: ben.xid, uid: ben.uid, name: ben.name, avatar: null, role: 'normal', isBot: false, allowsDm: true },
})
const free = { exists: true, isVisitor: false, blocked: 0, allowsDm: true, isInSpace: false }

const open = () => {
  const app = live(ann)
  const away: string[] = []
  const tellAway = ({ title }: { readonly title: string }) => {
    away.push(title)
    return () => {
      away.push(`over: ${title}`)
    }
  }
  const calls = app.attach(callImplementation, { tellAway, room: app.media.room })
  show(<CallLayer />, { app })
  const said = (type: CallMessage['type']) => app.saidToAccount.filter((one) => one.type === type)
  const ring = (isVideo = false): void =>
    calls.hear({ type: 'call/Calling', channelId: ROOM, from: party, isVideo, saidAt: app.now() })
  const dial = (key = 'k', isVideo = false): void =>
    calls.hear({ type: 'call/Dial', key, to: party, isVideo, standing: free })
  const started = (): void => calls.answer('start/k', (ask) => ({ type: 'call/Started', ask, channelId: ROOM }))
  const alarm = (id: string): void => {
    app.hear((ask) => ({ type: 'AlarmRang', ask: ask(`${id}/k`) }))
  }
  return { app, away, calls, said, ring, dial, started, alarm }
}
const callView = () => screen.findByRole('dialog', { name: 'Voice call with Ben' })

describe('An incoming call', () => {
  it.each([
    [false, 'Ben is calling', 'Voice call'],
    [true, 'Ben is calling with video', 'Video call'],
  ] as const)(
    'R2-038 R2-146 an incoming call shows a banner without taking the focus, and Decline rejects the call (video: %s)',
    async (isVideo, name, kind) => {
      const { ring, said } = open()
      document.body.focus()
      ring(isVideo)
      const banner = await screen.findByRole('alertdialog', { name })
      expect([
        within(banner).getByText(kind).textContent,
        banner.closest('[role="alert"]') !== null,
        document.activeElement,
      ]).toEqual([kind, true, document.body])
      fireEvent.click(within(banner).getByRole('button', { name: 'Decline' }))
      expect(said('call/Reject')).toMatchObject([{ key: ROOM }])
      expect(screen.queryByRole('alertdialog')).toBeNull()
    },
  )

  it('an incoming call is announced assertively, and F6 moves the focus from an open dialog to the call’s Answer button', async () => {
    const { ring, said } = open()
    const onClose = vi.fn<() => void>()
    show(
      <Dialog open onClose={onClose} title="Settings" actions={null}>
        <input aria-label="Name" />
      </Dialog>,
    )
    const field = await screen.findByRole('textbox', { name: 'Name' })
    field.focus()
    ring()
    // An open dialog hides elements from role queries: the banner must stay outside it.
    const banner = await screen.findByRole('alertdialog', {
      name: 'Ben is calling',
      description: 'Press F6 to answer or decline',
    })
    expect(banner.closest('[role="alert"]')?.getAttribute('aria-live')).toBe('assertive')
    fireEvent.keyDown(field, { key: 'F6' })
    expect(document.activeElement).toBe(within(banner).getByRole('button', { name: 'Answer' }))
    fireEvent.click(within(banner).getByRole('button', { name: 'Decline' }))
    expect([said('call/Reject').length, document.activeElement, onClose.mock.calls]).toEqual([1, field, []])
  })

  it('the tab title and a system notification announce an incoming call until the caller cancels the call', async () => {
    const { away, ring, calls } = open()
    ring()
    await screen.findByRole('alertdialog')
    expect([away, titleOverrides().ring]).toEqual([['Ben is calling'], 'Ben is calling'])
    calls.hear({ type: 'call/Cancelled', channelId: ROOM, by: BEN, me: ADA, isWeb: true })
    await screen.findByText('Missed call from Ben')
    expect([away, titleOverrides().ring]).toEqual([['Ben is calling', 'over: Ben is calling'], ''])
  })

  it('R2-289 R2-149 when I answer an incoming call on another device, this tab closes the banner and shows a note', async () => {
    const { ring, calls } = open()
    ring()
    await screen.findByRole('alertdialog')
    calls.hear({ type: 'call/Accepted', channelId: ROOM, by: ADA, me: ADA, isWeb: false, isVideo: null })
    expect((await screen.findByText('Answered on another device')).textContent).toBe('Answered on another device')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('An outgoing call', () => {
  it('R2-152 R2-287 R2-039 R2-144 an unanswered call shows "Awaiting response", "Unable to connect" and "No response" in turn, and then ends', async () => {
    const { dial, started, alarm } = open()
    dial()
    const view = await callView()
    started()
    expect(within(view).getByText('Awaiting response')).toBeTruthy()
    alarm('unreachableDue')
    expect(within(view).getByText('Unable to connect')).toBeTruthy()
    alarm('noResponseDue')
    expect(within(view).getByText('No response')).toBeTruthy()
    alarm('cancelDue')
    expect(await screen.findByText('Ben didn’t answer')).toBeTruthy()
  })

  it('R2-150 R2-288 while an outgoing call waits for an answer, a second call is refused with a reason', async () => {
    const { dial, started } = open()
    dial()
    await callView()
    started()
    dial('second')
    expect(await screen.findByText('Another call is waiting. End it, then call again.')).toBeTruthy()
  })

  it('R2-040 R2-145 a call can shrink to a small window and back to full size, and Hang up ends the call', async () => {
    const { dial, started, calls, said } = open()
    dial()
    const view = await callView()
    started()
    calls.hear({ type: 'call/PeerPresenceChanged', channelId: ROOM, isThere: true })
    expect(within(view).getByText('00:00')).toBeTruthy()
    fireEvent.click(within(view).getByRole('button', { name: 'Keep talking in a small window' }))
    const card = await screen.findByRole('region', { name: 'Voice call with Ben' })
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(within(card).getByRole('button', { name: 'Back to the call' }))
    fireEvent.click(within(await callView()).getByRole('button', { name: 'Hang up' }))
    expect(said('call/HangUp')).toMatchObject([{ key: 'k' }])
    expect(await screen.findByText('Call ended')).toBeTruthy()
  })

  it('during a call the key M mutes the microphone, and Ctrl+M does not change the microphone', async () => {
    const { dial, started, calls, said } = open()
    dial()
    const view = await callView()
    started()
    calls.hear({ type: 'call/PeerPresenceChanged', channelId: ROOM, isThere: true })
    fireEvent.keyDown(view, { key: 'm' })
    fireEvent.keyDown(view, { key: 'm', ctrlKey: true })
    expect(said('call/SetMicrophone')).toMatchObject([{ key: 'k', isOn: false }])
  })

  it('a call can move to a floating window and back if the browser supports floating windows', async () => {
    // This document stands in for the floating window: happy-dom cannot render into another document.
    const inside = Object.assign(new EventTarget(), { document, close: () => undefined })
    vi.stubGlobal('documentPictureInPicture', { requestWindow: () => Promise.resolve(inside) })
    const { dial, started, said } = open()
    dial()
    const view = await callView()
    started()
    fireEvent.click(within(view).getByRole('button', { name: 'Float above other windows' }))
    const card = await screen.findByRole('region', { name: 'Voice call with Ben' })
    expect([screen.queryByRole('dialog'), card.parentElement]).toEqual([null, document.body])
    fireEvent.click(within(card).getByRole('button', { name: 'Mute' }))
    expect(said('call/SetMicrophone')).toMatchObject([{ key: 'k', isOn: false }])
    act(() => {
      inside.dispatchEvent(new Event('pagehide'))
    })
    await callView()
    vi.unstubAllGlobals()
  })

  it('MIC-7 after a reload the call says that the microphone is off, until the member turns it on', async () => {
    const { dial, started, calls } = open()
    dial()
    const view = await callView()
    started()
    calls.hear({ type: 'call/PeerPresenceChanged', channelId: ROOM, isThere: true })
    calls.hear({ type: 'call/TabReloaded', channelId: ROOM })
    expect(within(view).getByRole('alert').textContent).toBe(en.closedByReload.microphone)
    fireEvent.click(within(view).getByRole('button', { name: 'Unmute' }))
    expect(within(view).getByRole('alert').textContent).toBe('')
  })

  it('a person whose partner comes back with a closed microphone reads so, until the partner is heard', async () => {
    const { app, dial, started, calls } = open()
    const hears = (isHeard: boolean): void =>
      act(() => {
        const stream = { id: 's', active: true }
        app.media.remotes$.next(isHeard ? [{ xid: BEN, kind: 'microphone', stream }] : [])
      })
    const there = (isThere: boolean): void =>
      act(() => calls.hear({ type: 'call/PeerPresenceChanged', channelId: ROOM, isThere }))
    dial()
    const view = await callView()
    const said = () => within(view).getByRole('alert').textContent
    started()
    there(true)
    hears(true)
    hears(false)
    expect(said()).toBe('')
    there(false)
    expect(said()).toBe('')
    there(true)
    expect(said()).toBe('Ben is back, with the microphone off.')
    hears(true)
    hears(false)
    expect(said()).toBe('')
  })

  it('if the browser refuses the microphone, the call screen says that the microphone is blocked', async () => {
    const { dial, started, calls } = open()
    dial()
    const view = await callView()
    started()
    calls.hear({ type: 'call/TrackNotSent', channelId: ROOM, kind: 'microphone', fault: 'permissionRefused' })
    expect(within(view).getByRole('alert').textContent).toContain('Microphone blocked')
    expect(within(view).getByRole('button', { name: 'Unmute' })).toBeTruthy()
  })
})

describe('R1-105 The call buttons in the header of a chat', () => {
  it.each([
    ['a person', {}, [false, false]],
    ['somebody blocked', { blocked: 'byMe' as const }, [true, true]],
  ] as const)(
    'the header of a direct chat has two call buttons, which are disabled if I block the person: a chat with %s',
    async (_who, more, off) => {
      show(<ChatCallButtons summary={{ ...withBen, ...more }} />, { app: live(ann) })
      expect((await screen.findAllByRole('button')).map((button) => button.hasAttribute('disabled'))).toEqual(off)
    },
  )

  it.each([
    ['ai', false],
    ['normal', true],
  ] as const)('a chat with a bot or an AI has no call buttons (role: %s, bot: %s)', (role, isBot) => {
    show(
      <ChatCallButtons
        summary={{ ...withBen, peer: withBen.peer === null ? null : { ...withBen.peer, role, isBot } }}
      />,
      { app: live(ann) },
    )
    expect(screen.queryByRole('button')).toBeNull()
  })
})
