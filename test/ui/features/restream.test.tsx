import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { restreamImplementation } from '../../../src/application/features/restream/restream'
import { unreachable } from '../../../src/domain/kernel/failure'
import { streamEntriesQuery, type StreamTarget } from '../../../src/domain/restream'
import { PLATFORM_NAMES } from '../../../src/ui/features/restream/platform-names'
import { en } from '../../../src/ui/features/restream/translations.en'
import { RestreamScreen } from '../../../src/ui/features/restream/RestreamScreen'
import { paths } from '../../../src/ui/app/routing/paths'
import { ann } from '../../support/builders/person'
import { square } from '../../support/builders/space'
import { live } from '../support/fake-app'
import { english, show } from '../support/show'
import { connected, inside, SpacePages } from '../support/spaces'

english.addResourceBundle('en', 'restream', en)

const first = { key: '{}', input: {}, page: null }
const twitch: StreamTarget = {
  id: 'e1',
  platform: 'twitch',
  name: 'Main',
  address: 'rtmp://a.example/live',
  maskedKey: '••••••••cret',
}
const streams = { keyOf: (id: string) => Promise.resolve(id === 'e1' ? 'live_1234_secret' : null) }

const open = (...items: readonly StreamTarget[]) => {
  const app = live(ann)
  const restream = app.attach(restreamImplementation, streams)
  show(<RestreamScreen />, { app, at: paths.restream })
  restream.answer('read:{}:', (ask) => streamEntriesQuery.loaded({ items, next: null }, first, ask))
  return { app, restream }
}
const panel = (name: string) => {
  const found = screen.getByText(name).closest('details')
  if (found === null) throw new Error(`there is no panel ${name}`)
  return within(found)
}
const field = (of: ReturnType<typeof panel>, name: string) => of.getByLabelText<HTMLInputElement>(name)

describe('Live streaming settings', () => {
  it('R3-031 R3-032 R3-034 each platform without a stored stream has a panel to enter and save name, stream address and stream key', () => {
    open()
    for (const name of Object.values(PLATFORM_NAMES)) {
      const one = panel(name)
      expect([
        field(one, 'Name').readOnly,
        field(one, 'Stream address').readOnly,
        field(one, 'Stream key').readOnly,
      ]).toEqual([false, false, false])
      expect([
        one.queryByRole('button', { name: 'Save', hidden: true }) !== null,
        one.queryByRole('button', { name: 'Delete', hidden: true }),
        one.queryByText(en.disabled) !== null,
      ]).toEqual([true, null, true])
    }
  })

  it('R3-033 R3-180 the panel of a stored stream is read-only, masks the stream key and has no Save button', () => {
    open(twitch)
    const one = panel('Twitch')
    expect(
      [field(one, 'Name'), field(one, 'Stream address'), field(one, 'Stream key')].map(({ value, readOnly }) => [
        value,
        readOnly,
      ]),
    ).toEqual([
      ['Main', true],
      ['rtmp://a.example/live', true],
      ['••••••••cret', true],
    ])
    expect([one.queryByRole('button', { name: 'Save', hidden: true }), one.queryByText(en.available) !== null]).toEqual(
      [null, true],
    )
  })

  it('RST-6 a press on Show key shows the stored stream key, and no dispatched message contains the key', async () => {
    const { app } = open(twitch)
    fireEvent.click(panel('Twitch').getByRole('button', { name: 'Show key', hidden: true }))
    expect(await screen.findByDisplayValue('live_1234_secret')).toBeTruthy()
    expect(JSON.stringify([app.saidToTab, app.saidToAccount])).not.toContain('live_1234_secret')
  })

  it('R3-206 R3-302 a stream is saved only with a supported address, which is trimmed, and no dispatched message contains the stream key', () => {
    const { app } = open()
    const one = panel('X')
    const save = one.getByRole<HTMLButtonElement>('button', { name: 'Save', hidden: true })
    expect(save.disabled).toBe(true)
    fireEvent.change(field(one, 'Name'), { target: { value: 'Main' } })
    fireEvent.change(field(one, 'Stream address'), { target: { value: ' http://a.example' } })
    fireEvent.change(field(one, 'Stream key'), { target: { value: 'secret-key' } })
    fireEvent.click(save)
    expect(one.getByText(en.fault.unsupported)).toBeTruthy()
    fireEvent.change(field(one, 'Stream address'), { target: { value: '  rtmps://a.example/live' } })
    fireEvent.click(save)
    expect(app.saidToTab.at(-1)).toMatchObject({
      type: 'restream/Save',
      platform: 'x',
      name: 'Main',
      address: 'rtmps://a.example/live',
    })
    expect([app.heldSecrets, JSON.stringify(app.saidToTab).includes('secret-key')]).toEqual([['secret-key'], false])
  })

  it('when saving a stream fails, the panel of the platform shows an error and keeps the typed text', () => {
    const { restream } = open()
    restream.hearInTab(
      { type: 'restream/ChangeTargetForm', platform: 'x', name: 'Main', address: 'rtmp://a.example' },
      { type: 'restream/Save', platform: 'x', name: 'Main', address: 'rtmp://a.example', keyRef: 1 },
      (ask) => ({ type: 'restream/NotSaved', ask: ask('save:x'), platform: 'x', failure: unreachable }),
    )
    expect([panel('X').getByRole('alert', { hidden: true }).textContent, field(panel('X'), 'Name').value]).toEqual([
      en.notSaved,
      'Main',
    ])
  })

  it('R3-303 the panel of a platform says when a stream was added, and when a stream was deleted', () => {
    const { restream } = open()
    restream.hearInTab(
      { type: 'restream/ChangeTargetForm', platform: 'x', name: 'Main', address: 'rtmp://a.example' },
      { type: 'restream/Save', platform: 'x', name: 'Main', address: 'rtmp://a.example', keyRef: 1 },
      (ask) => ({ type: 'restream/Saved', ask: ask('save:x'), platform: 'x' }),
    )
    expect(panel('X').getByText('Successfully added')).toBeTruthy()
    restream.hearInTab({ type: 'restream/Remove', platform: 'x', id: 'e1' }, (ask) => ({
      type: 'restream/Removed',
      ask: ask('remove:x'),
      platform: 'x',
    }))
    expect(panel('X').getByText('Successfully deleted')).toBeTruthy()
  })
})

describe('The live stream in a host’s desk', () => {
  const begin = async () => {
    const app = live(ann).heard(...inside('host'), connected, { type: 'space/StartShare', kind: 'screen' })
    const restream = app.attach(restreamImplementation, streams)
    show(<SpacePages at={paths.space(square)} />, { app })
    const part = within(await screen.findByRole('region', { name: en.push }))
    // Wait, because React delays the request while another lazy part of the room loads.
    await waitFor(() =>
      restream.answer('read:{}:', (ask) => streamEntriesQuery.loaded({ items: [twitch], next: null }, first, ask)),
    )
    restream.answer(`status/${square}`, (ask) => ({ type: 'restream/StatusRead', ask, channelId: square, push: null }))
    const push = async () => {
      fireEvent.click(await part.findByRole('button', { name: en.start }))
      restream.answer(`start/${square}`, (ask) => ({
        type: 'restream/Started',
        ask,
        channelId: square,
        push: { session: 's1', entryId: 'e1', platform: 'twitch' },
      }))
    }
    return { app, part, push }
  }

  it('R2-139 once a host has started a stream, the host’s desk names the platform to which the room is streamed', async () => {
    const { part, push } = await begin()
    expect(part.getByRole('status').textContent).toBe('Ready')
    await push()
    expect(await part.findByRole('button', { name: en.stop })).toBeTruthy()
    expect(part.getByRole('status').textContent).toBe('Streaming to Twitch')
  })

  it('R2-141 RST-4 a host who leaves the room while the stream runs sees a warning, and can cancel and stay', async () => {
    const { app, push } = await begin()
    await push()
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
    const dialog = await screen.findByRole('dialog', { name: en.runningTitle })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect([app.said('space/LeaveSpace'), app.said('restream/Stop')]).toEqual([[], []])
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: en.runningTitle })).getByRole('button', { name: en.leave }),
    )
    expect(app.said('space/LeaveSpace')).toHaveLength(1)
  })
})
