import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { captionsImplementation } from '../../../src/application/features/captions/captions'
import { recordingImplementation } from '../../../src/application/features/recording/recording'
import { restreamImplementation } from '../../../src/application/features/restream/restream'
import { refused } from '../../../src/domain/kernel/failure'
import { ClientId } from '../../../src/domain/kernel/ids'
import type { RoomRecording } from '../../../src/domain/space'
import { paths } from '../../../src/ui/app/routing/paths'
import { en } from '../../../src/ui/features/recording/translations.en'
import { NOON } from '../../support/builders/instant'
import { clientId } from '../../support/builders/message'
import { ann, ben } from '../../support/builders/person'
import { square } from '../../support/builders/space'
import { live, type AccountStep } from '../support/fake-app'
import { english, show } from '../support/show'
import { chinese, connected, hear, inside, looked, mei, SpacePages } from '../support/spaces'

english.addResourceBundle('en', 'recording', en)

const r1 = clientId('r1')
const byMei: RoomRecording = { id: r1, xid: mei.xid, name: mei.name, since: NOON }
const told = (recording: RoomRecording | null): AccountStep => hear('recording', { fromXid: null, recording })
const filled = (text: string, name: string = mei.name): string => text.replace('{{name}}', name)

const open = async (role: 'host' | 'speaker', ...more: readonly AccountStep[]) => {
  const app = live(ann).heard(...inside(role), connected)
  const recording = app.attach(recordingImplementation, undefined)
  app.attach(captionsImplementation, undefined)
  app.attach(restreamImplementation, { keyOf: () => Promise.resolve(null) })
  await act(async () => {
    show(<SpacePages at={paths.space(square)} />, { app })
  })
  app.hear(...more)
  return { app, recording }
}
const dialog = (name: string) => screen.findByRole('dialog', { name })
const press = (where: Pick<typeof screen, 'getByRole'>, name: string): void => {
  fireEvent.click(where.getByRole('button', { name }))
}

describe('R4-952 R4-953 A room that is recorded', () => {
  it('a recorded room has a mark, and screen readers hear the start and the end', async () => {
    const { app } = await open('speaker', told(byMei))
    expect((await screen.findByTitle(en.on)).textContent).toBe(en.on)
    app.hear(told(null))
    expect(screen.queryByTitle(en.on)).toBeNull()
    expect(await screen.findByText(en.ended)).toBeTruthy()
    app.hear(told({ ...byMei, id: clientId('r2') }))
    expect(await screen.findByText(filled(en.started))).toBeTruthy()
  })

  it('each person reads the notice once, and the answer is kept', async () => {
    const { app } = await open('speaker', told(byMei))
    const notice = within(await dialog(filled(en.noticeTitle)))
    expect(notice.getByText(en.notice)).toBeTruthy()
    press(notice, en.stay)
    expect(app.said('recording/Acknowledge')).toMatchObject([{ recordingId: r1 }])
    app.hear(told(null), told(byMei))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    app.hear(told({ ...byMei, id: clientId('r2') }))
    expect(await dialog(filled(en.noticeTitle))).toBeTruthy()
  })

  it('a person can leave from the notice', async () => {
    const { app } = await open('speaker', told(byMei))
    press(within(await dialog(filled(en.noticeTitle))), en.leave)
    expect(app.said('space/LeaveSpace')).toHaveLength(1)
  })

  it('no key opens the microphone before the answer to the notice', async () => {
    const { app } = await open('speaker', told(byMei))
    const notice = within(await dialog(filled(en.noticeTitle)))
    fireEvent.keyDown(document.body, { key: 'm' })
    fireEvent.keyDown(document.body, { key: ' ' })
    expect(app.said('space/OpenMic')).toEqual([])
    press(notice, en.stay)
    fireEvent.keyDown(document.body, { key: 'm' })
    expect(app.said('space/OpenMic')).toHaveLength(1)
  })

  it('a person who read the notice at the entrance does not get it again inside', async () => {
    const app = live(ann)
    app.attach(recordingImplementation, undefined)
    app.heard(...looked({ recording: byMei }))
    await act(async () => {
      show(<SpacePages at={paths.space(square)} />, { app })
    })
    expect(await screen.findByText(filled(en.door))).toBeTruthy()
    expect(app.said('recording/Acknowledge')).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Join space' }))
    expect(app.said('recording/Acknowledge')).toMatchObject([{ recordingId: r1 }])
  })
})

const byAnn: RoomRecording = { ...byMei, xid: ann.xid, name: ann.name }
/** The id of the recording that the host began. */
const idOf = (app: ReturnType<typeof live>) =>
  app
    .said('recording/Start')
    .flatMap((message) =>
      'recordingId' in message && ClientId.is(message.recordingId) ? [message.recordingId] : [],
    )[0] ?? r1

const begin = async () => {
  const { app, recording } = await open('host')
  press(within(await screen.findByRole('region', { name: en.title })), en.record)
  const question = within(await dialog(en.askTitle))
  const section = within(screen.getByRole('region', { name: en.title, hidden: true }))
  return { app, recording, question, section }
}
const recordingNow = async () => {
  const world = await begin()
  press(world.question, en.askYes)
  const id = idOf(world.app)
  world.recording.answer(`start/${id}`, (ask) => ({ type: 'recording/Started', ask, recordingId: id }))
  world.app.hear(told({ ...byAnn, id }))
  return { ...world, id }
}

describe('R4-951 R4-955 The host who records', () => {
  it('before the start a host reads that the sound is recorded, that everybody sees this, and that the recap will have the recording', async () => {
    const { app, question } = await begin()
    expect(question.getByText(en.askText)).toBeTruthy()
    expect(app.said('recording/Start')).toEqual([])
    press(question, en.askYes)
    expect(app.said('recording/Start')).toMatchObject([{ channelId: square }])
  })

  it('the recording host sees the time and can stop', async () => {
    const { app, id } = await recordingNow()
    expect((await screen.findByTitle(/^Recording, /)).textContent).toMatch(/^Recording \d+:\d\d$/)
    expect(screen.queryByRole('dialog', { name: filled(en.noticeTitle, ann.name) })).toBeNull()
    fireEvent.click(screen.getAllByRole('button', { name: en.stop })[0] ?? document.body)
    expect(app.said('recording/Stop')).toMatchObject([{ recordingId: id }])
  })

  it('a host reads why the server refused a recording', async () => {
    const { app, recording, question, section } = await begin()
    press(question, en.askYes)
    const id = idOf(app)
    recording.answer(`start/${id}`, (ask) => ({
      type: 'recording/NotStarted',
      ask,
      recordingId: id,
      failure: refused('Not now'),
    }))
    expect(section.getByRole('alert').textContent).toBe('Not now')
    expect(section.getByRole('button', { name: en.again })).toBeTruthy()
  })

  it('a host reads the progress of the upload, and why the recording ended', async () => {
    const { app, recording, section, id } = await recordingNow()
    app.hear({ type: 'recording/CaptureEnded', recordingId: id, reason: 'full' }, told(null))
    recording.answer(`close/${id}`, (ask) => ({ type: 'recording/Closed', ask, recordingId: id }))
    expect(await section.findByText(en.endedBy.full)).toBeTruthy()
    expect(section.getByText(en.saving)).toBeTruthy()
    recording.answer(`gather/${id}`, (ask) => ({
      type: 'recording/Gathered',
      ask,
      recordingId: id,
      file: null,
      ms: 0,
    }))
    expect(section.getByText(en.empty)).toBeTruthy()
  })

  it('a host cannot start a second recording beside another host', async () => {
    await open('host', told(byMei))
    const section = within(await screen.findByRole('region', { name: en.title, hidden: true }))
    expect(section.getByText(filled(en.byOther))).toBeTruthy()
    expect(section.queryByRole('button', { name: en.record, hidden: true })).toBeNull()
  })
})

describe('R4-951 A listener', () => {
  it('a listener has no control to record', async () => {
    await open('speaker')
    expect(screen.queryByRole('region', { name: en.title })).toBeNull()
    expect([chinese().recording, ben.name]).toEqual([null, 'Ben'])
  })
})
