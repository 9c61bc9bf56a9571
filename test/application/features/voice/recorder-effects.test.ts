import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { RunningEffect } from '../../../../src/application/effects/running-effect'
import type { RecorderEvent } from '../../../../src/application/features/voice/ports'
import { makeRecorderEffects } from '../../../../src/application/features/voice/recorder.effects'
import type { AccountMessage, TabMessage } from '../../../../src/domain/features'
import { recording } from '../../../domain/voice/recording'
import { NOON } from '../../../support/builders/instant'
import { clientId, lounge } from '../../../support/builders/message'
import { ann } from '../../../support/builders/person'
import { VirtualBrowser } from '../../../support/virtual-browser'
import { VirtualServer } from '../../../support/virtual-server'

const one = { conversationId: lounge, recordingId: clientId('r1') }

const world = () => {
  const browser = new VirtualBrowser()
  const ports = new VirtualServer().ports(browser.open('1'))
  const events$ = new Subject<RecorderEvent>()
  const said: TabMessage[] = []
  const account: AccountMessage[] = []
  const levels: number[] = []
  const effects = makeRecorderEffects({
    ports,
    me: () => ann.xid,
    dispatchToAccount: (message) => {
      account.push(message)
      return Promise.resolve()
    },
    recorder: { record: () => events$ },
    finish$: new Subject(),
    onLevel: (level) => levels.push(level),
  })
  const run = (name: keyof typeof effects, input: unknown, resumed = false) => {
    const running = new RunningEffect<TabMessage>(effects[name], input, {
      ask: { unit: 'voice/recorders', id: `${name}/${lounge}`, seq: 1 },
      say: (message) => {
        said.push(message)
      },
      resumed,
      session: () => null,
    })
    running.perform(NOON)
    return running
  }
  return { browser, ports, events$, said, account, levels, run }
}

describe('R4-502 The effects of the voice recorder', () => {
  it('after a reload no microphone opens by itself: the recording has ended', () => {
    const { run, said, events$ } = world()
    run('capture', one, true)
    expect(events$.observed).toBe(false)
    expect(said).toMatchObject([{ type: 'voice/NotRecorded', reason: 'deviceGone' }])
  })

  it('R4-506 a finished recording is kept in this browser before the preview shows it', async () => {
    const { run, said, events$, ports, browser, levels } = world()
    run('capture', one)
    events$.next({ kind: 'opened' })
    events$.next({ kind: 'level', level: 0.4 })
    const body = new Blob(['sound'])
    events$.next({ kind: 'recorded', body, mime: 'audio/webm', durationMs: 900, waveform: recording.waveform })
    await browser.time.pass(1)
    expect(levels[0]).toBe(0.4)
    expect(said).toMatchObject([
      { type: 'voice/MicrophoneOpened' },
      { type: 'voice/Recorded', recording: { durationMs: 900, file: { type: 'audio/webm', bytes: 5 } } },
    ])
    expect((await ports.fileCache.read('r1', 0))?.body.size).toBe(5)
  })

  it('R4-506 a sent recording goes to the outbox with its file', async () => {
    const { run, said, account, browser } = world()
    run('handOver', { ...one, recording })
    await browser.time.pass(1)
    expect(account).toEqual([
      {
        type: 'chat/SendFiles',
        conversationId: lounge,
        clientId: clientId('r1'),
        content: {
          kind: 'voice',
          url: null,
          bytes: 9_000,
          mime: recording.mime,
          durationMs: recording.durationMs,
          waveform: recording.waveform,
        },
        files: [recording.file],
      },
    ])
    expect(said).toMatchObject([{ type: 'voice/HandedOver' }])
  })
})
