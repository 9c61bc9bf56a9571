import { fireEvent, screen } from '@testing-library/react'
import { BehaviorSubject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { makePlayback } from '../../../../src/application/features/voice/playback'
import { voiceImplementation } from '../../../../src/application/features/voice/voice'
import { VOICE_BARS } from '../../../../src/domain/chat'
import { recorderOf } from '../../../../src/domain/voice'
import { VoiceTool } from '../../../../src/ui/features/voice/VoiceTool'
import { en } from '../../../../src/ui/features/voice/translations.en'
import { groupOf } from '../../../support/builders/group'
import { ann } from '../../../support/builders/person'
import { live } from '../../support/fake-app'
import { addEnglish, show } from '../../support/show'

addEnglish('voice', en)

const { conversationId } = groupOf('12345678')

/** Ann's chat after a press of a key on the microphone button. */
const pressed = async () => {
  const app = live(ann)
  const playback = makePlayback(() => {
    throw new Error('nothing plays')
  })
  const feature = app.attach(voiceImplementation, { playback, level$: new BehaviorSubject(0) })
  const { unmount } = show(<VoiceTool conversationId={conversationId} />, { app })
  fireEvent.click(await screen.findByRole('button', { name: en.record }), { detail: 0 })
  const step = () => recorderOf(feature.slices.tab.recorders.get(), conversationId)?.step ?? null
  const open = () =>
    feature.hearInTab((ask) => ({
      type: 'voice/MicrophoneOpened',
      ask: ask(`capture/${conversationId}`),
      conversationId,
    }))
  return { app, feature, unmount, step, open }
}

describe('The microphone button of the composer', () => {
  it('R4-502 a key press asks for the microphone, and then records until Done', async () => {
    const { step, open } = await pressed()
    expect(step()).toBe('asking')
    open()
    expect(step()).toBe('locked')
    fireEvent.click(await screen.findByRole('button', { name: en.done }))
    expect(step()).toBe('finishing')
  })

  it('R4-502 a member who leaves the chat keeps what was recorded, and the microphone closes', async () => {
    const { open, unmount, step } = await pressed()
    open()
    unmount()
    expect(step()).toBe('finishing')
  })

  it('R4-502 a member who leaves the chat before the browser has opened the microphone records nothing', async () => {
    const { unmount, step } = await pressed()
    unmount()
    expect(['over', null]).toContain(step())
  })

  it('R4-503 a recording waits in the preview until the person sends or deletes it', async () => {
    const { app, feature, step, open } = await pressed()
    open()
    fireEvent.click(await screen.findByRole('button', { name: en.done }))
    feature.hearInTab((ask) => ({
      type: 'voice/Recorded',
      ask: ask(`capture/${conversationId}`),
      conversationId,
      recording: {
        mime: 'audio/webm',
        durationMs: 3_000,
        waveform: Array.from({ length: VOICE_BARS }, () => 50),
        file: { key: 'a/1', type: 'audio/webm', bytes: 900 },
      },
    }))
    expect(step()).toBe('preview')
    expect(app.said('voice/Send')).toEqual([])
    fireEvent.click(await screen.findByRole('button', { name: en.send }))
    expect(app.said('voice/Send')).toMatchObject([{ conversationId }])
  })
})
