import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Xid } from '../../../../../src/domain/kernel/ids'
import { MediaSendFailure } from '../../../../../src/domain/kernel/media-fault'
import { DeviceFields } from '../../../../../src/ui/features/space/media/DeviceFields'
import { NetworkBadge } from '../../../../../src/ui/features/space/media/NetworkBadge'
import { PreJoinCheck } from '../../../../../src/ui/features/space/media/PreJoinCheck'
import { RoomAudio } from '../../../../../src/ui/features/space/media/RoomAudio'
import { SharedVideos } from '../../../../../src/ui/features/space/media/SharedVideos'
import { useHoldToTalk } from '../../../../../src/ui/features/space/media/use-hold-to-talk'
import { useAudioLevel } from '../../../../../src/ui/features/space/media/use-audio-level'
import { useWakeLock } from '../../../../../src/ui/features/space/media/use-wake-lock'
import { made } from '../../../../support/builders/made'
import { FakeApp } from '../../../support/fake-app'
import { show } from '../../../support/show'

const vera = made(Xid, 'vera')
const zoe = made(Xid, 'zoe')
const stream = () => new MediaStream()
const nothing = (): void => undefined

/** Mocks `play` of media elements, which happy-dom does not implement. */
const plays = (answer: () => Promise<void> = () => Promise.resolve()) =>
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(answer)
afterEach(() => {
  vi.restoreAllMocks()
})

describe('The sound of a room', () => {
  it('each person with sound has one audio element, which is removed when the stream ends', () => {
    plays()
    const app = new FakeApp()
    const { container } = show(<RoomAudio />, { app })
    const [one, other] = [stream(), stream()]
    act(() => {
      app.media.remotes$.next([
        { xid: vera, kind: 'microphone', stream: one },
        { xid: zoe, kind: 'screen', stream: other },
        { xid: zoe, kind: 'camera', stream: stream() },
      ])
    })
    expect([...container.querySelectorAll('audio')].map(({ srcObject }) => srcObject)).toEqual([one, other])
    act(() => {
      app.media.remotes$.next([])
    })
    expect(container.querySelectorAll('audio')).toHaveLength(0)
  })

  it('if the browser blocks autoplay, the room shows the button Turn on sound, and plays sound after a press on that button', async () => {
    let mayPlay = false
    const played = plays(() =>
      mayPlay ? Promise.resolve() : Promise.reject(Object.assign(new Error('no'), { name: 'NotAllowedError' })),
    )
    const app = new FakeApp()
    show(<RoomAudio />, { app })
    await act(async () => {
      app.media.remotes$.next([{ xid: vera, kind: 'microphone', stream: stream() }])
      await Promise.resolve()
    })
    const button = await screen.findByRole('button', { name: 'Turn on sound' })
    mayPlay = true
    const before = played.mock.calls.length
    fireEvent.click(button)
    expect(played.mock.calls.length).toBe(before + 1)
    expect(screen.queryByRole('button', { name: 'Turn on sound' })).toBeNull()
  })
})

describe('Shared videos', () => {
  it('R2-004 a shared screen or camera is labelled with the name of the sharer, and my own share has a stop button', () => {
    plays()
    const app = new FakeApp()
    const onStop = vi.fn<() => void>()
    const { container } = show(<SharedVideos nameOf={() => 'Vera'} onStop={onStop} />, { app })
    expect(container.querySelector('video')).toBeNull()
    act(() => {
      app.media.remotes$.next([
        { xid: vera, kind: 'screen', stream: stream() },
        { xid: vera, kind: 'microphone', stream: stream() },
      ])
      app.media.shared$.next({ surface: 'camera', hasSound: false, own: stream() })
    })
    expect(
      [...container.querySelectorAll('video')].map((video) => [video.getAttribute('aria-label'), video.muted]),
    ).toEqual([
      ['Vera: screen', true],
      ['You: camera', true],
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Stop sharing' }))
    expect(onStop).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['window', false, true],
    ['window', true, false],
    ['monitor', false, false],
    ['browser', true, false],
  ] as const)(
    'R2-294 only the share of a window without sound has a note about the missing sound: %s, with sound: %s',
    (surface, hasSound, isSaid) => {
      plays()
      const app = new FakeApp()
      show(<SharedVideos nameOf={() => ''} onStop={nothing} />, { app })
      act(() => {
        app.media.shared$.next({ surface, hasSound, own: stream() })
      })
      expect(screen.queryByText(/Casting window does not support audio/) !== null).toBe(isSaid)
    },
  )
})

function Voice(): ReactNode {
  const element = useRef<HTMLDivElement>(null)
  useAudioLevel(element, vera)
  return <div ref={element} data-testid="face" />
}

describe('The tile of a speaker', () => {
  it('the tile of a speaker glows with the voice level, and is marked while the person speaks', () => {
    const app = new FakeApp()
    show(<Voice />, { app })
    const face = screen.getByTestId('face')
    app.media.levels$.next(
      new Map([
        [vera, 0.62],
        [zoe, 1],
      ]),
    )
    expect([face.style.getPropertyValue('--voice'), face.hasAttribute('data-speaking')]).toEqual(['0.6', true])
    app.media.levels$.next(new Map([[zoe, 1]]))
    expect([face.style.getPropertyValue('--voice'), face.hasAttribute('data-speaking')]).toEqual(['0', false])
  })

  it('the tile of a speaker has a network badge with a text once the network quality is known', () => {
    const app = new FakeApp()
    show(<NetworkBadge xid="vera" />, { app })
    expect(screen.queryByText('Good')).toBeNull()
    act(() => {
      app.media.quality$.next(
        new Map([
          [vera, 'good'],
          [zoe, 'lost'],
        ]),
      )
    })
    expect(screen.getByText('Good')).toBeTruthy()
  })
})

describe('The sound check before a room', () => {
  it('the sound check confirms the voice only once the microphone level is loud enough', () => {
    const app = new FakeApp()
    show(<PreJoinCheck maySpeak />, { app })
    expect(screen.getByText('Allow the microphone in your browser')).toBeTruthy()
    act(() => {
      app.media.test$.next({ kind: 'opened', stream: stream() })
    })
    act(() => {
      app.media.test$.next({ kind: 'level', level: 0.03 })
    })
    expect(screen.getByText('Say something to test it')).toBeTruthy()
    act(() => {
      app.media.test$.next({ kind: 'level', level: 0.5 })
    })
    expect(screen.getByText('We can hear you')).toBeTruthy()
  })

  it('a listener’s sound check requests no microphone', () => {
    const app = new FakeApp()
    show(<PreJoinCheck maySpeak={false} />, { app })
    expect(app.media.tests).toBe(0)
  })

  it.each(MediaSendFailure.types.map(({ value }) => value))(
    'when the microphone fails (%s), the sound check shows an error, and a button tries the microphone again',
    (fault) => {
      const app = new FakeApp()
      show(<PreJoinCheck maySpeak />, { app })
      act(() => {
        app.media.test$.next({ kind: 'ended', fault })
      })
      expect(screen.getByRole('alert').textContent).not.toContain('media.')
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(app.media.tests).toBe(2)
      expect(screen.getByText('Allow the microphone in your browser')).toBeTruthy()
    },
  )

  it('the sound check lists devices by name, or by number if the browser hides the names', () => {
    const app = new FakeApp()
    show(<DeviceFields kinds={['microphone', 'speaker']} />, { app })
    expect(
      screen.getAllByRole<HTMLSelectElement>('combobox').map(({ options }) => [...options].map(({ text }) => text)),
    ).toEqual([['System default'], ['System default']])
    act(() => {
      app.media.devices$.next([
        { kind: 'microphone', id: 'a', label: 'Headset' },
        { kind: 'microphone', id: 'b', label: '' },
        { kind: 'camera', id: 'c', label: 'Camera' },
      ])
    })
    expect(screen.queryByRole('combobox', { name: 'Speaker' })).toBeNull()
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Microphone' })
    expect([...field.options].map(({ text }) => text)).toEqual(['System default', 'Headset', 'Microphone 2'])
    fireEvent.change(field, { target: { value: 'b' } })
    expect(app.media.chosen$.value.microphone).toBe('b')
    act(() => {
      app.media.devices$.next([{ kind: 'microphone', id: 'a', label: 'Headset' }])
    })
    expect(field.value).toBe('')
  })

  it('the sound check plays a test sound, and shows an error if the browser played no sound', async () => {
    const app = new FakeApp()
    show(<PreJoinCheck maySpeak={false} />, { app })
    fireEvent.click(screen.getByRole('button', { name: 'Play a sound' }))
    expect(await screen.findByText(/Three notes/)).toBeTruthy()
    app.media.isSoundHeard = false
    fireEvent.click(screen.getByRole('button', { name: 'Play a sound' }))
    expect(await screen.findByText('Your browser played no sound.')).toBeTruthy()
  })
})

function Talk({
  isWanted,
  onTalk,
}: {
  readonly isWanted: boolean
  readonly onTalk: (isTalking: boolean) => void
}): ReactNode {
  useHoldToTalk(isWanted, onTalk)
  return (
    <>
      <button type="button">a button</button>
      <input aria-label="a field" />
    </>
  )
}

describe('Holding the Space key', () => {
  const talked: boolean[] = []
  const open = (isWanted = true) => {
    talked.length = 0
    return render(
      <Talk
        isWanted={isWanted}
        onTalk={(is) => {
          talked.push(is)
        }}
      />,
    )
  }
  const space = (kind: 'keyDown' | 'keyUp', at: Element = document.body, more = {}) =>
    fireEvent[kind](at, { code: 'Space', ...more })

  it('the microphone is on while the person holds the Space key', () => {
    open()
    space('keyDown')
    space('keyDown', document.body, { repeat: true })
    space('keyUp')
    expect(talked).toEqual([true, false])
  })

  it.each([
    ['the page loses the focus', () => fireEvent.blur(window)],
    ['the page is hidden', () => fireEvent(document, new Event('visibilitychange'))],
  ])('while the Space key is held, the microphone turns off when %s', (_what, happens) => {
    open()
    space('keyDown')
    happens()
    expect(talked).toEqual([true, false])
  })

  it('while the Space key is held, the microphone turns off when the person leaves the room', () => {
    const { unmount } = open()
    space('keyDown')
    unmount()
    expect(talked).toEqual([true, false])
  })

  it('the Space key opens no microphone in a button, in a text field, with Ctrl, or for a person who may not speak', () => {
    const { unmount } = open()
    space('keyDown', screen.getByRole('button'))
    space('keyDown', screen.getByRole('textbox'))
    space('keyDown', document.body, { ctrlKey: true })
    unmount()
    open(false)
    space('keyDown')
    expect(talked).toEqual([])
  })
})

function Awake({ isWanted }: { readonly isWanted: boolean }): ReactNode {
  useWakeLock(isWanted)
  return null
}

describe('The screen wake lock', () => {
  it('a room keeps the screen awake with a wake lock, and releases the lock when the room no longer needs the screen', async () => {
    const release = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const request = vi.fn<() => Promise<{ readonly release: () => Promise<void> }>>(() => Promise.resolve({ release }))
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
    const { rerender } = render(<Awake isWanted />)
    await act(async () => {
      await Promise.resolve()
    })
    expect([request.mock.calls.length, release.mock.calls.length]).toEqual([1, 0])
    rerender(<Awake isWanted={false} />)
    await act(async () => {
      await Promise.resolve()
    })
    expect([request.mock.calls.length, release.mock.calls.length]).toEqual([1, 1])
    Reflect.deleteProperty(navigator, 'wakeLock')
  })
})
