import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makePlayback } from '../../../../src/application/features/voice/playback'
import { recordingImplementation } from '../../../../src/application/features/recording/recording'
import { voiceImplementation } from '../../../../src/application/features/voice/voice'
import { refused, unreachable } from '../../../../src/domain/kernel/failure'
import {
  recordedSpaceQuery,
  type RecordedSpace,
  type SpaceRecording,
  type SpokenLine,
} from '../../../../src/domain/recording'
import { RecapRecording } from '../../../../src/ui/features/recording/RecapRecording'
import { en } from '../../../../src/ui/features/recording/translations.en'
import { en as voice } from '../../../../src/ui/features/voice/translations.en'
import { NOON, noonPlus } from '../../../support/builders/instant'
import { clientId } from '../../../support/builders/message'
import { ann, ben, sender } from '../../../support/builders/person'
import { square } from '../../../support/builders/space'
import { BehaviorSubject } from 'rxjs'
import { live } from '../../support/fake-app'
import { english, show } from '../../support/show'

english.addResourceBundle('en', 'recording', en)
english.addResourceBundle('en', 'voice', voice)

const FIRST = { key: `{"channelId":"${square}"}`, input: { channelId: square }, page: null }
const part = (id: string, from = 0): SpaceRecording => ({
  id: clientId(id),
  by: sender(ben),
  startedAt: noonPlus(from),
  url: `https://files.example/${id}.webm`,
  mime: 'audio/webm',
  bytes: 900,
  ms: 60_000,
})
const line = (text: string, from: number): SpokenLine => ({ xid: ben.xid, name: 'Ben', at: noonPlus(from), text })
const captions = [line('A cup of tea', 5_000), line('Un café', 65_000)]

const open = async (recorded: Partial<RecordedSpace> | null, isHost = false) => {
  const app = live(ann)
  const recording = app.attach(recordingImplementation, undefined)
  const played: string[] = []
  const playback = makePlayback((url, notify) => ({
    play: () => {
      played.push(`play ${url}`)
      notify({ kind: 'playing' })
    },
    pause: () => notify({ kind: 'paused' }),
    seek: (ms) => void played.push(`seek ${ms}`),
    setSpeed: (speed) => void played.push(`speed ${speed}`),
    close: () => undefined,
  }))
  app.attach(voiceImplementation, { playback, level$: new BehaviorSubject(0) })
  await act(async () => {
    show(<RecapRecording channelId={square} isHost={isHost} />, { app })
  })
  const load = (of: Partial<RecordedSpace>): void =>
    recording.answer(`read:${FIRST.key}:`, (ask) =>
      recordedSpaceQuery.loaded({ items: [{ recordings: [], captions: [], ...of }], next: null }, FIRST, ask),
    )
  if (recorded !== null) load(recorded)
  return { app, recording, played, load }
}
const region = (name: string) => within(screen.getByRole('region', { name }))
const texts = (): readonly string[] =>
  region(en.captions)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('R4-956 The recording in the recap', () => {
  it('is not there if nothing was recorded and nothing was written down', async () => {
    await open({})
    expect(screen.queryAllByRole('region')).toEqual([])
  })

  it('loads again after a failure', async () => {
    const { recording, load } = await open(null)
    recording.answer(`read:${FIRST.key}:`, (ask) => recordedSpaceQuery.failed(FIRST, unreachable, ask))
    expect(screen.getByText(en.recapFailed)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    load({ recordings: [part('r1')] })
    expect(region(en.title).getAllByRole('slider')).toHaveLength(1)
  })

  it('plays with speed and position, and says its length and who recorded', async () => {
    const { played } = await open({ recordings: [part('r1')] })
    const shown = region(en.title)
    expect(shown.getByText(/^Recorded by Ben/)).toBeTruthy()
    expect(shown.getByText('1:00')).toBeTruthy()
    expect(shown.queryByText('Part 1')).toBeNull()
    fireEvent.click(shown.getByRole('button', { name: voice.play }))
    fireEvent.keyDown(shown.getByRole('slider'), { key: 'End' })
    fireEvent.click(shown.getByRole('button', { name: /1/ }))
    expect(played).toEqual(['speed 1', 'play https://files.example/r1.webm', 'seek 60000', 'speed 1.5'])
  })

  it('numbers several parts in order', async () => {
    await open({ recordings: [part('r1'), part('r2', 60_000)] })
    expect(
      region(en.title)
        .getAllByText(/^Part/)
        .map(({ textContent }) => textContent.trim()),
    ).toEqual(['Part 1', 'Part 2'])
  })
})

describe('R4-956 The captions in the recap', () => {
  it('are found by words, with their number, and the hits are marked', async () => {
    await open({ captions })
    expect(texts()).toHaveLength(2)
    fireEvent.change(screen.getByRole('searchbox', { name: en.search }), { target: { value: 'CAFE' } })
    expect(texts()).toHaveLength(1)
    expect(region(en.captions).getByText('café').tagName).toBe('MARK')
    expect(region(en.captions).getByRole('status').textContent).toBe('1 caption')
    fireEvent.change(screen.getByRole('searchbox', { name: en.search }), { target: { value: 'milk' } })
    expect(region(en.captions).getByText(en.foundNone)).toBeTruthy()
  })

  it('play the recording from their time, and those outside it play nothing', async () => {
    const { played } = await open({ captions, recordings: [part('r1')] })
    const buttons = region(en.captions).getAllByRole('button')
    expect(buttons).toHaveLength(1)
    fireEvent.click(buttons[0] ?? document.body)
    expect(played).toEqual(['speed 1', 'seek 5000', 'play https://files.example/r1.webm'])
  })
})

describe('R4-957 A recording', () => {
  it('is deleted by a host after a question, and a refusal is shown', async () => {
    const { app, recording } = await open({ recordings: [part('r1')] }, true)
    fireEvent.click(screen.getByRole('button', { name: en.delete }))
    const question = within(await screen.findByRole('dialog', { name: en.deleteTitle }))
    expect(app.said('recording/Delete')).toEqual([])
    fireEvent.click(question.getByRole('button', { name: en.deleteYes }))
    expect(app.said('recording/Delete')).toMatchObject([{ recordingId: 'r1' }])
    recording.answer('remove:r1', (ask) => ({
      type: 'recording/NotDeleted',
      ask,
      recordingId: clientId('r1'),
      failure: refused('Not now'),
    }))
    await waitFor(() => expect(screen.getByText('Not now')).toBeTruthy())
  })

  it('has no such button for others', async () => {
    await open({ recordings: [part('r1')] })
    expect([screen.queryByRole('button', { name: en.delete }), NOON]).toEqual([null, NOON])
  })
})
